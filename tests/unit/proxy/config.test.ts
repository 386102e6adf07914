import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../backend/proxy/config/config.ts';
import { temporaryFolder } from '../../contract/proxy/proxy-harness.ts';

const DIRECT = { ELSEWHERE_ACCESS: 'direct', CATALOG_API_URL: 'https://catalog.example', CATALOG_API_TOKEN: 'token' };
const mistakes = (words: Record<string, string>) => {
  const read = readConfig(words);
  return read.ok ? [] : read.mistakes;
};

test('nothing said means the embedded catalog on this machine alone', () => {
  const read = readConfig({});
  expect(read.ok && read.config).toMatchObject({
    access: 'embedded',
    host: '127.0.0.1',
    port: 8787,
    priceUnit: 'major',
  });
});

test('an address of a catalog means direct access', () => {
  const { ELSEWHERE_ACCESS: _access, ...words } = DIRECT;
  const read = readConfig(words);
  expect(read.ok && read.config.access).toBe('direct');
});

describe('a mistake is named by its setting', () => {
  test.each([
    [{ ELSEWHERE_ACCESS: 'gateway' }, /ELSEWHERE_ACCESS: gateway .* not supported/],
    [{ ELSEWHERE_ACCESS: 'sideways' }, /ELSEWHERE_ACCESS: must be embedded or direct/],
    [{ ELSEWHERE_ACCESS: 'direct' }, /CATALOG_API_URL: is needed/],
    [{ ...DIRECT, CATALOG_API_TOKEN: '' }, /CATALOG_API_TOKEN: is needed/],
    [{ ...DIRECT, CATALOG_API_TOKEN: 'two words' }, /CATALOG_API_TOKEN: must be one word/],
    [{ ...DIRECT, CATALOG_API_TOKEN_FILE: '/nowhere' }, /CATALOG_API_TOKEN_FILE: cannot stand beside/],
    [{ ...DIRECT, CATALOG_API_URL: 'http://catalog.example' }, /CATALOG_API_URL: must begin with https/],
    [{ ...DIRECT, CATALOG_API_URL: 'http://127.0.0.1.catalog.example' }, /CATALOG_API_URL: must begin with https/],
    [{ ...DIRECT, CATALOG_API_URL: 'https://catalog.example/v1' }, /CATALOG_API_URL: .*leave \/v1 off/],
    [{ ...DIRECT, CATALOG_API_URL: 'https://user:pass@catalog.example' }, /CATALOG_API_URL: must not hold a user name/],
    [{ ...DIRECT, CATALOG_API_URL: 'catalog.example' }, /CATALOG_API_URL: must be an address/],
    [{ ...DIRECT, CATALOG_API_URL: 'file:///etc/passwd' }, /CATALOG_API_URL: must be an address/],
    [{ ELSEWHERE_PORT: '80a' }, /ELSEWHERE_PORT: must be a whole number/],
    [{ ELSEWHERE_PORT: '65536' }, /ELSEWHERE_PORT: must be 65535 or less/],
    [{ ELSEWHERE_HOST: 'http://box.lan' }, /ELSEWHERE_HOST: must be an address or a host name/],
    [{ ELSEWHERE_HOSTS: 'box.lan, box.lan:8787' }, /ELSEWHERE_HOSTS: must be host names/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL: must begin with postgres/],
    [{ ELSEWHERE_SMTP_URL: 'smtp://x' }, /ELSEWHERE_SMTP_FROM: is needed/],
    [{ ELSEWHERE_NETWORKS_FILE: '/nowhere' }, /ELSEWHERE_NETWORKS_FILE: cannot read/],
    [{ ELSEWHERE_CONFIG: '/nowhere' }, /ELSEWHERE_CONFIG: cannot read/],
  ] as [Record<string, string>, RegExp][])('%j', (words, message) => {
    expect(mistakes(words).join('\n')).toMatch(message);
  });

  test('also beside others of another kind, and none for what is there but wrong', () => {
    const words = {
      ELSEWHERE_ACCESS: 'direct',
      ELSEWHERE_PORT: 'x',
      CATALOG_API_TOKEN: 'a b',
      ELSEWHERE_NETWORKS_FILE: '/nowhere',
    };
    expect(mistakes(words).map((mistake) => mistake.split(':')[0])).toEqual([
      'CATALOG_API_TOKEN',
      'ELSEWHERE_PORT',
      'CATALOG_API_URL',
      'ELSEWHERE_NETWORKS_FILE',
    ]);
  });

  test('all of them at once, and no secret among them', () => {
    const found = mistakes({ ...DIRECT, ELSEWHERE_PORT: 'x', ELSEWHERE_ACCESS: 'y', CATALOG_API_TOKEN: 'my secret' });
    expect(found).toHaveLength(3);
    expect(found.join()).not.toContain('secret');
  });
});

test('a file of secrets is named with what is wrong in it, and not with what it holds', () => {
  const path = join(temporaryFolder(), 'secrets');
  const networks = (text: string) => {
    writeFileSync(path, text);
    return mistakes({ ELSEWHERE_NETWORKS_FILE: path }).join();
  };
  expect(networks('{"all": {"amazon": "word-of-power",}}')).toBe(`ELSEWHERE_NETWORKS_FILE: ${path} is not JSON`);
  expect(networks('{"all": {"amazon": "word-of-power"}}')).toMatch(/ELSEWHERE_NETWORKS_FILE: .*: all\.amazon: /);
  expect(networks('{"everybody": {}}')).toMatch(/ELSEWHERE_NETWORKS_FILE: .*everybody/);
  expect(networks('{"all": {"amazon": "word-of-power"}}')).not.toContain('word-of-power');
  const { CATALOG_API_TOKEN: _token, ...direct } = DIRECT;
  for (const text of ['', 'two words', 'one\ntwo']) {
    writeFileSync(path, text);
    expect(mistakes({ ...direct, CATALOG_API_TOKEN_FILE: path })).toEqual([
      `CATALOG_API_TOKEN_FILE: ${path} does not hold one token`,
    ]);
  }
  expect(mistakes({ ...direct, CATALOG_API_TOKEN_FILE: '/' })).toEqual([
    'CATALOG_API_TOKEN_FILE: cannot read / (EISDIR)',
  ]);
});

test('a name that looks like a setting and is none is warned of', () => {
  const read = readConfig({ ELSEWHERE_PROT: '9000' });
  expect(read.ok && read.warnings).toEqual(['ELSEWHERE_PROT: there is no such setting; it is ignored']);
});

test('a file holds the same names, the environment wins, and an unknown name in it is a mistake', () => {
  const path = join(temporaryFolder(), 'proxy.env');
  writeFileSync(path, 'ELSEWHERE_PORT=9000\nELSEWHERE_HOST=0.0.0.0\n');
  const read = readConfig({ ELSEWHERE_CONFIG: path, ELSEWHERE_PORT: '9001' });
  expect(read.ok && read.config).toMatchObject({ host: '0.0.0.0', port: 9001 });
  writeFileSync(path, 'ELSEWHERE_PROT=9000\n');
  expect(mistakes({ ELSEWHERE_CONFIG: path })).toEqual(['ELSEWHERE_PROT: there is no such setting']);
});
