import './look.css';
import { mount } from 'svelte';
import { words } from '../words/words.svelte';
import App from './App.svelte';

// Nothing is shown before there are words for it; without any, ids are better than nothing.
void words
  .speak(words.language)
  .catch((error) => console.error(error))
  .then(() => mount(App, { target: document.getElementById('app')! }));
