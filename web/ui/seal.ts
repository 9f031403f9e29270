// The fingerprint of a seed, as the server commits to it before the first move (game/seed.go).

export async function committed(seed: string): Promise<string> {
  const prefix = new TextEncoder().encode('two banners commitment ');
  const secret = seed.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...prefix, ...secret]));
  return [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, '0')).join('');
}
