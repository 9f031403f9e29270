import { expect, test } from 'vitest';
import { browserOf } from './agent';

test('a browser is known by its most special name', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  expect(browserOf(`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`)).toBe('Chrome · Linux');
  expect(browserOf(`Mozilla/5.0 (Linux; Android 14) ${chrome}`)).toBe('Chrome · Android');
  expect(browserOf(`Mozilla/5.0 (Windows NT 10.0) ${chrome} Edg/140.0`)).toBe('Edge · Windows');
  expect(browserOf('Mozilla/5.0 (iPhone; CPU OS 18 like Mac OS X) Version/18 Safari/604.1')).toBe(
    'Safari · iOS',
  );
  expect(browserOf('curl/8.5')).toBe('curl/8.5');
  expect(browserOf('')).toBe('?');
});
