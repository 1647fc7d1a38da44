import { expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { createAccountNames } from './name-account.ts';

/** What a logger writes for one call. */
function write(say: (logger: ReturnType<typeof createLogger>) => void): string {
  let written = '';
  say(
    createLogger((line) => {
      written += line;
    }),
  );
  return written;
}

test('an entry is one line of JSON with its time in UTC, its level and its code', () => {
  const line = write((logger) => logger.warn('document_not_read', { documentId: 'a', pages: 3 }));
  expect(line.match(/\n/g)).toEqual(['\n']);
  expect(line.endsWith('\n')).toBe(true);
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: 'warn',
    code: 'document_not_read',
    documentId: 'a',
    pages: 3,
  });
});

test.each(['a\nb', 'a\r\n{"level":"error"}', 'a\u2028b', '"}\n', '\u001b[2K\u001b[1A'])(
  'a text cannot begin a line of its own, nor change what stands before it: %j',
  (text) => {
    const line = write((logger) => logger.error('unexpected', { at: text }));
    // Nothing that a terminal or a reader of lines would take for a command.
    expect([...line.slice(0, -1)].filter((sign) => sign < ' ')).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ code: 'unexpected', at: text });
  },
);

test('without another place entries go to stderr, and stdout stays free', () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  createLogger().info('started');
  expect(stderr).toHaveBeenCalledTimes(1);
  expect(stdout).not.toHaveBeenCalled();
});

const ID = '1c0d4a0e-6f5b-4d3c-9a1e-0a1b2c3d4e5f';
const OTHER = '7d9b1e22-0c4f-4b7a-8f3d-5e6f7a8b9c0d';

test.each([
  { userId: ID },
  { userId: ID.toUpperCase() },
  { path: `health-documents/${ID}/1763712000001.pdf` },
  { limit: `uploads|${ID}`, reason: `no row of ${ID.toUpperCase()}` },
  // Of a row, but not a row's id alone.
  { documentId: `${ID}/1763712000001` },
  { somethingOfLater: ID },
])('no field holds the id of an account, whoever put it there: %j', (fields) => {
  const line = write((logger) => logger.error('unexpected', fields));
  expect(line.toLowerCase()).not.toContain(ID);
});

test('an account has one name in all lines of an installation, and another one in others', () => {
  const names = ['a secret', 'a secret', 'another'].map(createAccountNames);
  const [first = '', again, elsewhere] = names.map((name) => name(ID));
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect([again, names[0]?.(ID.toUpperCase())]).toEqual([first, first]);
  expect(elsewhere).not.toBe(first);
  expect(names[0]?.(OTHER)).not.toBe(first);
  const lines: string[] = [];
  const logger = createLogger((line) => void lines.push(line), names[0]);
  logger.warn('document_not_read', { userId: ID, documentId: OTHER, where: `documents/${ID}/a` });
  // The id of the row stays: by it the file is found in a backup.
  expect(JSON.parse(lines.join(''))).toMatchObject({
    ...{ account: first, documentId: OTHER, where: `documents/${first}/a` },
  });
});
