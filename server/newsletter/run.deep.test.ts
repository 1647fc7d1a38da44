import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { readPgliteTemplate } from '@lunaria/db/testing/pglite-template.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueInstallation } from '../testing/queue-installation.ts';

const command = join(import.meta.dirname, 'run.ts');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lunaria newsletter '));
  await writeFile(join(folder, 'issue.md'), '# News\n\nTwo things <are> new.\n');
});
afterAll(() => rm(folder, { recursive: true }));

interface Outcome {
  code: number;
  out: string;
  error: string;
}

/** The command as it is typed in the folder, with data of its own. */
function run(...args: string[]): Promise<Outcome> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const env = { ...environment, INIT_CWD: folder, DATA_DIR: join(folder, 'data') };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (failure, out, error) => {
      resolve({ code: failure ? Number(failure.code) : 0, out, error });
    });
  });
}

test('an issue is shown as text and as a page', async () => {
  expect(await run('preview', 'issue.md')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Subject: News\n\nTwo things <are> new\.\n/),
  });
  expect((await run('preview', 'issue.md', '--html')).out).toContain('Two things &lt;are&gt; new.');
});

test.each([[[]], [['send']], [['delete', 'issue.md']], [['send', 'issue.md', '--now']]])(
  '%j is answered with how the command is used',
  async (args) => {
    expect(await run(...args)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^npm run newsletter -- preview/),
    });
  },
);

test('with the embedded database it makes none, waits for none, and says what a mailing would be before it is one', async () => {
  expect(await run('send', 'issue.md')).toMatchObject({ code: 1, error: expect.stringContaining('no data') });

  const template = await readPgliteTemplate(queueInstallation);
  const running = await openDatabase({ engine: 'pglite', dataDir: join(folder, 'data'), template });
  await running.asWorker(async (tx) => {
    await tx.execute(
      "insert into newsletter_subscriptions (list, address, wording_version, confirmed_at) values ('newsletter', 'ana@example.org', '1', now())",
    );
  });
  expect(await run('send', 'issue.md')).toMatchObject({
    code: 1,
    error: expect.stringMatching(/is in use by another Lunaria .*Stop that one/),
  });
  await running.close();

  expect((await run('send', 'issue.md')).out).toBe(
    '"News" would go to 1 receiver. Nothing was sent: add --yes to send it.\n',
  );
  expect((await run('send', 'issue.md', '--yes')).out).toBe(
    '"News" goes to 1 receiver, with the next start of the server.\n',
  );
  expect((await run('send', 'issue.md', '--yes')).out).toMatch(
    /^Exactly this was sent on .* Nothing was sent again\.\n$/,
  );
});
