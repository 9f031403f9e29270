// Preloads: asks for the words and the table while the program that draws it is still on its way,
// and as soon as the table has said which game it is, for all that draws that; net/api.ts takes the
// answers. The lists of files by game and language are written in by the build (early.ts).
{
  const files = {};
  const wished = [localStorage.getItem('language'), ...(navigator.languages ?? [])];
  const language = wished.map((wish) => wish?.split('-')[0]).find((id) => files[id]) ?? 'en';
  const load = (list = []) => {
    for (const href of list) {
      const link = document.createElement('link');
      link.rel = href.endsWith('.js') ? 'modulepreload' : 'preload';
      if (link.rel === 'preload') link.as = href.endsWith('.css') ? 'style' : 'fetch';
      link.crossOrigin = ''; // as those ask who use it: else it is fetched twice
      link.href = href;
      document.head.append(link);
    }
  };
  const ask = (path) => {
    window.early[path] = fetch(path);
    return window.early[path];
  };
  load(files[language]);
  const [path, query = ''] = location.hash.slice(1).split('?');
  const [, kind, id] = path.split('/');
  const invite = new URLSearchParams(query).get('invite');
  window.early = {};
  if (!kind) ask('/api/lobby').catch(() => {}); // home waits for it: what comes first on it
  if (kind === 't' && id) {
    // Who takes the answer finds the files asked for: who came first would ask for them again.
    const table = `/api/tables/${id}?as=mine${invite ? `&invite=${invite}` : ''}`;
    window.early[table] = fetch(table).then(async (answer) => {
      const { game, content } = answer.ok ? await answer.clone().json().catch(() => ({})) : {};
      if (files[game]) {
        ask(content);
        load([...files[game], ...(files[`${game} ${language}`] ?? [])]);
      }
      return answer;
    });
    window.early[table].catch(() => {}); // who needs the answer hears of the fault
  }
}
