// Where one is, kept in the address after the hash: #/, with ?make=GAME; #/t/ID, with ?invite=KEY;
// #/r/ID, with ?at=SEQ; #/p/NAME, #/leaders and #/games are pages of their own.

export interface Route {
  page: 'home' | 'table' | 'replay' | 'person' | 'leaders' | 'games';
  id: string;
  invite: string | null;
  at: number | null;
  make: string | null; // the game that is to be set up
}

function read(): Route {
  const [path, query = ''] = location.hash.slice(1).split('?');
  const [, kind, id = ''] = path.split('/');
  const values = new URLSearchParams(query);
  const at = values.get('at');
  const about: Record<string, Route['page']> = { t: 'table', r: 'replay', p: 'person' };
  const alone = kind === 'leaders' || kind === 'games' ? kind : 'home';
  const page = id && about[kind] ? about[kind] : alone;
  return {
    page,
    id: page === 'person' ? decodeURIComponent(id) : id,
    invite: values.get('invite'),
    at: at ? Number(at) : null,
    make: values.get('make'),
  };
}

class Router {
  now = $state<Route>(read());

  constructor() {
    addEventListener('hashchange', () => {
      this.now = read();
    });
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const router = new Router();
