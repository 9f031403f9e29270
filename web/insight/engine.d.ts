declare module 'virtual:engine' {
  const engine: { wasm: string; script: string } | null;
  export default engine;
}
