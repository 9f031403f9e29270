import { describe, expect, it } from 'vitest';
import { passkeysWork } from './passkeys';

const browser = (keys: unknown, isSecureContext = true) =>
  ({ PublicKeyCredential: keys, isSecureContext }) as unknown as typeof globalThis;
const able = { parseCreationOptionsFromJSON() {}, parseRequestOptionsFromJSON() {} };

describe('passkeys', () => {
  it('are offered where site and browser have them', () => {
    expect(passkeysWork('play.example.org', browser(able))).toBe(true);
    expect(passkeysWork('localhost', browser(able))).toBe(true);
  });

  it('are not offered elsewhere', () => {
    expect(passkeysWork('127.0.0.1', browser(able))).toBe(false);
    expect(passkeysWork('[::1]', browser(able))).toBe(false);
    expect(passkeysWork('play.example.org', browser(undefined))).toBe(false);
    expect(passkeysWork('play.example.org', browser({}))).toBe(false);
    expect(passkeysWork('play.example.org', browser(able, false))).toBe(false);
  });
});
