import { expect, test } from 'vitest';
import { writeRecoveryFile } from './recovery-file.ts';

test('the file names the site and the day, holds every code, and says nothing about her', () => {
  const text = writeRecoveryFile(['abcd-efgh', 'ijkl-mnop'], 'clinic.example', new Date(2026, 10, 22, 0, 5));
  expect(text.split('\n')).toEqual([
    'Lunaria: recovery codes',
    'For clinic.example, made on Sunday, 22 November 2026.',
    'Each code replaces your second step once, after your password. New codes make these void.',
    '',
    'abcd-efgh',
    'ijkl-mnop',
    '',
  ]);
});
