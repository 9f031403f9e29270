// Sentences by message id, switchable live. Fluent makes plurals and word order each language's own.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from './en.ftl?raw';
import portuguese from './pt.ftl?raw';

export type Language = 'en' | 'pt';
export type Args = Record<string, FluentVariable>;

function bundle(locale: string, text: string): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

// Read when first spoken: most people need one language.
const read: Partial<Record<Language, FluentBundle>> = {};
const bundleOf = (language: Language): FluentBundle => {
  read[language] ??= language === 'pt' ? bundle('pt-BR', portuguese) : bundle('en', english);
  return read[language];
};

function preferred(): Language {
  const kept = localStorage.getItem('language');
  if (kept === 'en' || kept === 'pt') return kept;
  return navigator.language.startsWith('pt') ? 'pt' : 'en';
}

class Words {
  language = $state<Language>(preferred());

  speak(language: Language): void {
    this.language = language;
    localStorage.setItem('language', language);
    document.documentElement.lang = language === 'pt' ? 'pt-BR' : 'en';
  }
}

export const words = new Words();
document.documentElement.lang = words.language === 'pt' ? 'pt-BR' : 'en';

export function has(id: string): boolean {
  return bundleOf(words.language).hasMessage(id) || bundleOf('en').hasMessage(id);
}

export function t(id: string, args?: Args): string {
  for (const language of [words.language, 'en'] as const) {
    const from = bundleOf(language);
    const message = from.getMessage(id);
    if (message?.value) return from.formatPattern(message.value, args);
  }
  return id;
}
