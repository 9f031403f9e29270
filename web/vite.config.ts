import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = (globalThis as { process?: { env: Record<string, string> } }).process?.env
  .TWOBANNERS;

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { proxy: { '/api': server ?? 'http://127.0.0.1:8080' } },
});
