import { expect, test } from 'vitest';
import type { Failure } from '../../../lib/domain/failure.ts';
import { failureText } from '../../../lib/view/failure-text.ts';
import { speakEnglish } from '../../support/views/speaking.ts';

speakEnglish();

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

test.each<[string, Extract<Failure, { kind: 'invalid' }>, string]>([
  [
    'says it once, though the message says it again',
    { kind: 'invalid', message: 'Too long.', fields: { name: ['Too long.'], title: ['Too long.', 'Odd.'] } },
    'It answered: “Too long. · Odd.”',
  ],
  ['says no word', { kind: 'invalid', message: ' ', fields: {} }, ''],
])('a refusal that %s', (_name, failure, detail) => {
  expect(plain(failureText(failure).detail)).toBe(detail);
});

test.each([
  { kind: 'invalid', message: 'The given data was invalid.', fields: { notifications: ['The field is required.'] } },
  {
    kind: 'invalid',
    message: 'The given data was invalid.',
    fields: { 'notifications.0.target': ['Did not answer.'] },
  },
  { kind: 'invalid', message: 'The webhook endpoint did not answer the verification packet.', fields: {} },
] as const)('an alert that is refused for the address of its notices says where that is set: %j', (failure) => {
  const { detail, remedy } = failureText(failure);
  expect(plain(detail)).toMatch(
    /^It answered: “.*” Behind a plain proxy, the address for alerts is set in the options\.$/,
  );
  expect(remedy).toBe('options');
});

test('any other refusal does not speak of it', () => {
  const refusal = { kind: 'invalid', message: 'The rules are odd.', fields: { rules: ['Odd.'] } } as const;
  expect(failureText(refusal)).toMatchObject({ remedy: 'none', detail: expect.not.stringContaining('options') });
});

test('an address is told with the path that the proxy is under', () => {
  const { detail } = failureText({ kind: 'unreachable', address: 'http://127.0.0.1:8080/catalog' });
  expect(plain(detail)).toContain(' 127.0.0.1:8080/catalog');
  expect(plain(detail)).not.toContain('http:');
});

test('what does not answer over https may have a certificate that nobody here knows', () => {
  const of = (address: string): string => failureText({ kind: 'unreachable', address }).detail;
  expect(of('https://proxy.example')).toContain('certificate');
  expect(of('http://proxy.example')).not.toContain('certificate');
});
