// Passkeys: the browser makes and shows them, the server asks and checks.

import { api } from './api';

// A site that has a number for a name has no passkeys, nor has an old browser.
export function passkeysWork(host: string, browser: typeof globalThis): boolean {
  if (/^[\d.]+$|^\[/.test(host) || !browser.isSecureContext) return false;
  const keys = browser.PublicKeyCredential as Partial<typeof PublicKeyCredential> | undefined;
  return !!keys?.parseCreationOptionsFromJSON && !!keys.parseRequestOptionsFromJSON;
}

const shown = (credential: Credential | null) => (credential as PublicKeyCredential).toJSON();

// A new passkey of whoever is here. A guest who makes one has an account.
export async function makePasskey(): Promise<void> {
  const asked = await api.passkeyToMake();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.publicKey);
  await api.passkeyMade(shown(await navigator.credentials.create({ publicKey })));
}

export async function showPasskey(): Promise<void> {
  const asked = await api.passkeyToShow();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.publicKey);
  await api.passkeyShown(shown(await navigator.credentials.get({ publicKey })));
}
