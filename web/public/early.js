// Asks for a table while the program that draws it is still on its way; net/api.ts takes the answer.
{
  const [path, query = ''] = location.hash.slice(1).split('?');
  const [, kind, id] = path.split('/');
  const invite = new URLSearchParams(query).get('invite');
  const asked = `/api/tables/${id}?as=mine${invite ? `&invite=${invite}` : ''}`;
  if (kind === 't' && id) window.early = { [asked]: fetch(asked) };
}
