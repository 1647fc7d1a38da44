import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPostgresDatabase } from '@lunaria/db/testing/postgres-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { DocumentReading } from '@lunaria/domain/documents/reading/document-reading.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ServerProcess } from '../testing/server-process.ts';
import { EXAMPLE_FILES, readExampleFile, sendDocument } from '../testing/upload.ts';

/** More with KILL_ROUNDS, to look for longer. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
const SECRETS = { SESSION_SECRET: 's'.repeat(44), MASTER_KEY: randomBytes(32).toString('base64') };
/** After a process died, another one waits a minute before it takes its turn. */
const SECONDS = 240;

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lunaria reading '));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test.each(testEngines)(
  'kill -9 and stops in the middle of reading, on %s: every document is read in the end',
  async (engine) => {
    const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
    const environment = {
      DATA_DIR: join(directory, 'data'),
      ...(postgres ? { DATABASE_URL: postgres.url, ...SECRETS } : {}),
    };
    let server = await ServerProcess.start(environment);
    const first = server.createClient();
    const { user } = (await first.signUp()).answer.json as { user: { id: string } }; // what the account library answers
    const request = async (path: string) => {
      const client = server.createClient();
      for (const [name, value] of first.cookies) client.cookies.set(name, value);
      return (await client.request(path)).json;
    };
    const documents = async () =>
      ((await request('/api/health-documents')) as { health_documents: HealthDocument[] }).health_documents; // shape: health-documents.db.test.ts
    try {
      for (const [name, mime] of EXAMPLE_FILES) {
        const sent = { client: first, userId: user.id };
        const answer = await sendDocument(sent, { file_name: name }, await readExampleFile(name), mime);
        expect(answer.status).toBe(201);
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        await wait(500 + Math.random() * 4_000);
        await server.end(round % 3 === 2 ? 'SIGTERM' : 'SIGKILL');
        server = await ServerProcess.start(environment);
      }
      const isOver = ({ reading_state }: HealthDocument) => ['done', 'failed'].includes(reading_state);
      for (let second = 0; second < SECONDS; second += 1) {
        if ((await documents()).every(isOver)) break;
        await wait(1_000);
      }
      for (const document of await documents()) {
        expect(document).toMatchObject({ reading_state: 'done', reading_failure: null });
        const reading = (await request(`/api/health-documents/${document.id}/reading`)) as DocumentReading; // shape: document-reading.db.test.ts
        expect(reading.pages).toHaveLength(document.reading_pages ?? 0);
        expect(reading.understanding?.name).toBe(document.ai_suggested_name);
        expect(reading).not.toHaveProperty('texts_unreadable');
      }
    } finally {
      await server.end('SIGTERM');
      await postgres?.drop();
    }
  },
  (SECONDS + 120) * 1_000,
);
