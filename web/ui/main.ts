import './look.css';
import { mount } from 'svelte';
import { words } from '../words/words.svelte';
import App from './App.svelte';

await words.speak(words.language).catch(() => {});
mount(App, { target: document.getElementById('app')! });
