import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = (globalThis as { process?: { env: Record<string, string> } }).process?.env
  .TWOBANNERS;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few, large pieces compress best: the shell, the home page, and each game by itself.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              priority: 3,
              test: /node_modules|web\/(net|words|board|art)\/|web\/ui\/(?!Side|Replay|Tutorial|Help|Chat|Home|NewTable|Account|OpenRecord|ClockChoice|painter)/,
            },
            {
              name: 'home',
              priority: 2,
              test: /web\/ui\/(Home|NewTable|Account|OpenRecord|ClockChoice)|web\/lordaeron\/setup/i,
            },
            { name: 'lordaeron', priority: 1, test: /web\/lordaeron\/(?!tutorial)/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  test: { setupFiles: './files.test-setup.ts' },
  server: { proxy: { '/api': server ?? 'http://127.0.0.1:8080' } },
});
