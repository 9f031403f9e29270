// The map alone, with a real position: `npm run dev` beside a server, then
// /lordaeron/map/dev.html?position=URL of {view, moves} (as the engine answers them).

import '../../ui/fonts.css';
import '../../ui/look.css';
import '../art/colours.css';
import { mount } from 'svelte';
import { words } from '../../words/words.svelte';
import Dev from './Dev.svelte';

const query = new URLSearchParams(location.search);
const read = async (url: string) => (await fetch(url)).json();
const [content, position] = await Promise.all([
  read('/api/content/lordaeron'),
  read(query.get('position') ?? '/position.json'),
]);
await words.speak(words.language, 'lordaeron');
mount(Dev, { target: document.getElementById('map')!, props: { content, position } });
