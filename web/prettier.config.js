// Biome formats the plain TypeScript; this formats what it cannot: Svelte and CSS.
export default {
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
  printWidth: 100,
  singleQuote: true,
  svelteAllowShorthand: true,
};
