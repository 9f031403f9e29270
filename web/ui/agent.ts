// A browser in two words, from how it names itself: the most special name first, since each also
// claims to be the ones it descends from.

const browsers = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

export function browserOf(agent: string): string {
  const first = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([sign]) => sign.test(agent))?.[1];
  return [first(browsers), first(systems)].filter(Boolean).join(' · ') || agent || '?';
}
