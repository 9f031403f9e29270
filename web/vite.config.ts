import { existsSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { early } from './early';
import { engine } from './engine';

const server = (globalThis as { process?: { env: Record<string, string> } }).process?.env
  .TWOBANNERS;

// What the first page needs, and what waits until somebody asks for it.
const home =
  'Home|GameDoor|TableList|Who|Due|due|Vacation|Friends|trouble|cards|Dialog|BotLevel|OpenRecord|ClockChoice|doors';
const later =
  'Side|Waiting|seal|People|SettingsPanel|PushChoice|Keys|Replay|Tutorial|Help|Chat|Account|Secret|agent|SettingUp|Invit|Share|TableFacts|qr|Profile|Favourites|RatingPlot|Leaders|Games|Page';
// What of a game waits until it is asked for.
const rarely =
  'tutorial|Scene|Review|Moment|flights|Favourite|LookedUp|PeopleCard|ThingCard|CoinsOf|Legend|TeamStandings|TieBreak|storycard|turning|RaceSums';
const games = readdirSync('.').filter((folder) => existsSync(`${folder}/game.ts`));

export default defineConfig({
  plugins: [svelte(), early(games), engine()],
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
              test: new RegExp(
                `node_modules|web/(net|words|board|art|[a-z]+/box)[/.]|web/ui/(?!${home}|${later}|painter)`,
              ),
            },
            {
              name: 'home',
              priority: 2,
              test: new RegExp(`web/(ui/(${home})|[a-z]+/(setup|door))`, 'i'),
            },
            {
              name: (id: string) => games.find((game) => id.includes(`/web/${game}/`)) ?? null,
              priority: 1,
              test: new RegExp(`web/(${games.join('|')})/(?!([a-z]+/)?(${rarely}))`),
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // A busy machine may take its time: a test fails by what it finds, not by the clock.
  test: { setupFiles: './files.test-setup.ts', testTimeout: 120_000, hookTimeout: 120_000 },
  server: { proxy: { '/api': server ?? 'http://127.0.0.1:8080' } },
});
