import { expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from './logger.ts';

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
