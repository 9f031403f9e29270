// Passkeys: the browser makes and shows them, the server asks and checks.

import { api, type Proof } from './api';

// A site that has a number for a name has no passkeys, nor has an old browser.
export function passkeysWork(host: string, browser: typeof globalThis): boolean {
  if (/^[\d.]+$|^\[/.test(host) || !browser.isSecureContext) return false;
  const keys = browser.PublicKeyCredential as Partial<typeof PublicKeyCredential> | undefined;
  return !!keys?.parseCreationOptionsFromJSON && !!keys.parseRequestOptionsFromJSON;
}

const shown = (credential: Credential | null) => (credential as PublicKeyCredential).toJSON();

// A new passkey of whoever is here. A guest who makes one has an account; a holder proves to be it.
export async function makePasskey(proof: Proof = {}): Promise<void> {
  const asked = await api.passkeyToMake(proof);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.publicKey);
  await api.passkeyMade(shown(await navigator.credentials.create({ publicKey })));
}

async function fresh(): Promise<unknown> {
  const asked = await api.passkeyToShow();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.publicKey);
  return shown(await navigator.credentials.get({ publicKey }));
}

export const showPasskey = async () => api.passkeyShown(await fresh());

// That it is the holder who asks: the password, or a passkey of an account that has none.
export const prove = async (hasPassword: boolean, password: string): Promise<Proof> =>
  hasPassword ? { password } : { passkey: await fresh() };
