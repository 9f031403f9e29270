// placeholder until the shell lands
export type LordaeronTable = any;
