// Where one is, kept in the address after the hash: #/t/ID, with ?invite=KEY or ?at=SEQ.

export interface Route {
  page: 'home' | 'table' | 'replay';
  id: string;
  invite: string | null;
  at: number | null;
}

function read(): Route {
  const [path, query = ''] = location.hash.slice(1).split('?');
  const [, kind, id = ''] = path.split('/');
  const values = new URLSearchParams(query);
  const at = values.get('at');
  const page = kind === 't' && id ? 'table' : kind === 'r' && id ? 'replay' : 'home';
  return { page, id, invite: values.get('invite'), at: at ? Number(at) : null };
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
