// Drawings are files, not programs: fetched with the first part of a game that shows them.

export type Drawings = Record<string, Record<string, string>>;

export async function drawings(at: URL): Promise<Drawings> {
  return (await fetch(at)).json();
}
