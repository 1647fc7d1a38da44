import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPostgresDatabase } from '@lunaria/db/testing/postgres-test-database.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ServerProcess } from '../testing/server-process.ts';
import { pdfOf, sendDocument } from '../testing/upload.ts';

/** More with KILL_ROUNDS, to look for longer. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 6);
const SECRETS = { SESSION_SECRET: 's'.repeat(44), MASTER_KEY: randomBytes(32).toString('base64') };

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lunaria crash '));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test.each(testEngines)(
  'kill -9 in the middle of uploads, on %s: what was acknowledged opens, and no row lacks its file',
  async (engine) => {
    const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
    const DATA_DIR = join(directory, 'data');
    const environment = { DATA_DIR, ...(postgres ? { DATABASE_URL: postgres.url, ...SECRETS } : {}) };
    const acknowledged: HealthDocument[] = [];
    const unanswered: string[] = [];
    const bytes = pdfOf(1_500_000);
    let server = await ServerProcess.start(environment);
    const first = server.createClient();
    const { user } = (await first.signUp()).answer.json as { user: { id: string } }; // what the account library answers
    const womanAt = (there: ServerProcess) => {
      const client = there.createClient();
      for (const [name, value] of first.cookies) client.cookies.set(name, value);
      return { client, userId: user.id };
    };
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        let isOver = false;
        const maria = womanAt(server);
        const uploading = Promise.all(
          [1, 2, 3].map(async () => {
            while (!isOver) {
              const id = crypto.randomUUID();
              const answer = await sendDocument(maria, { id }, bytes).catch(() => null);
              if (answer?.status === 201) acknowledged.push(answer.json as HealthDocument);
              else unanswered.push(id);
            }
          }),
        );
        await wait(300 + Math.random() * 1_200);
        isOver = true;
        await server.end('SIGKILL');
        await uploading;
        server = await ServerProcess.start(environment);
        const again = womanAt(server);
        // What got no answer is sent again, as her browser does.
        for (const id of unanswered.splice(0)) {
          const answer = await sendDocument(again, { id }, bytes);
          expect([200, 201]).toContain(answer.status);
          acknowledged.push(answer.json as HealthDocument);
        }
        const { json } = await again.client.request('/api/health-documents');
        const { health_documents: documents } = json as { health_documents: HealthDocument[] };
        expect(documents.map(({ id }) => id).sort()).toEqual(acknowledged.map(({ id }) => id).sort());
        for (const { id } of documents) {
          const content = await again.client.request(`/api/health-documents/${id}/content`);
          expect(content.bytes.equals(bytes)).toBe(true);
        }
      }
      expect(acknowledged.length).toBeGreaterThan(ROUNDS * 2);
      // Files that no row knows yet are those of uploads that were cut off: three at a time at most.
      const files = await readdir(join(DATA_DIR, 'files', 'health-documents', user.id));
      expect(files.length - acknowledged.length).toBeLessThanOrEqual(ROUNDS * 3);
    } finally {
      await server.end('SIGTERM');
      await postgres?.drop();
    }
  },
);
