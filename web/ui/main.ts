import './look.css';
import { mount } from 'svelte';
import { ready } from '../words/words.svelte';
import App from './App.svelte';

void ready.then(() => mount(App, { target: document.getElementById('app')! }));
