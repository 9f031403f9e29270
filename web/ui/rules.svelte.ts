// Rules by their ids, in the language that is spoken, fetched one by one when they are first shown.

import { SvelteMap } from 'svelte/reactivity';
import { api, type Rule } from '../net/api';
import { words } from '../words/words.svelte';

const known = new SvelteMap<string, Rule>();
const asked = new Set<string>();

export function ruleOf(id: string): Rule | undefined {
  const { language } = words;
  const key = `${language} ${id}`;
  if (!asked.has(key)) {
    asked.add(key);
    api.rule(id, language).then(
      (rule) => known.set(key, rule),
      () => asked.delete(key),
    );
  }
  return known.get(key);
}
