import { randomUUID } from 'node:crypto';
import { writeLabRows } from '@lunaria/db/queries/lab-values.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LabEntry } from '@lunaria/domain/laboratory/lab-value.ts';
import { readResult } from '@lunaria/domain/laboratory/read-result.ts';
import type { DocumentProposals } from '@lunaria/domain/proposals/proposal.ts';
import { openUserKey } from '../keys/open-user-key.ts';
import { sealLabValue } from '../services/laboratory/lab-content.ts';
import { sealAnchorText } from '../services/proposals/answer-texts.ts';
import type { TestApp } from './create-test-app.ts';
import type { Woman } from './woman.ts';

/**
 * Through the API, as she would: a number with its range, one that lies below what can be measured, and words; and one that is
 * confirmed of the first of her documents.
 */
export async function addLabValues(server: TestApp, woman: Woman): Promise<void> {
  const { client, userId } = woman;
  const add = async (entry: Omit<LabEntry, 'local_day'>) => {
    const id = randomUUID();
    const json = { user_id: userId, id, entry: { ...entry, local_day: '2026-01-05' }, base: null };
    const { status, text } = await client.request(`/api/lab-values/${id}`, { method: 'PUT', json });
    if (status !== 200) throw new Error(`${entry.name}: ${text}`);
  };
  await add({ name: 'Ferritin', text: '11', unit: 'ng/mL', range_text: '15 - 150' });
  await add({ name: 'AMH', text: '< 0.01', unit: 'ng/mL', range_text: '' });
  await add({ name: '=Unicorn ☂ dust', text: 'not detected', unit: '', range_text: '' });
  const answer = await client.request('/api/health-documents');
  const { health_documents: documents } = answer.json as { health_documents: { id: string }[] };
  const [document] = documents;
  if (!document) throw new Error('She has no document');
  await server.opened.database.asUser(userId, async (tx) => {
    const key = await openUserKey(tx, server.keyring, userId);
    const result = readResult({ name: 'TSH', text: '2.1', unit: 'mIU/L', range_text: '0.4 - 4' });
    const value = { id: randomUUID(), local_day: '2026-01-05', document_id: document.id, result } as const;
    const ofDocument = { value_key: '1-12-1', confirmed_at: new Date() };
    await writeLabRows(tx, userId, [sealLabValue(key, userId, { ...value, origin: 'document' }, ofDocument)]);
  });
  for (const { id } of documents) await answerRows(woman, id);
  await addPlaceOfRecord(server, woman);
}

/** Of an entry of her medical history, in a document that is gone. */
async function addPlaceOfRecord({ opened, keyring }: TestApp, { userId }: Woman): Promise<void> {
  const id = randomUUID();
  const key = await opened.database.asUser(userId, (tx) => openUserKey(tx, keyring, userId));
  const printed = { name: 'Iron', text: '☂', unit: '', range_text: '' };
  const quote = sealAnchorText(key, userId, id, { quote: 'Iron   ☂', said: { printed, local_day: null } });
  await opened.asRole(
    'app_user',
    userId,
    `insert into record_anchors (user_id, id, record_id, page, line, value_key, quote, document_gone_at)
      select user_id, '${id}', id, 1, 12, '1-12-1', decode('${Buffer.from(quote).toString('hex')}', 'hex'), '2026-05-03 12:00+00'
      from medical_records where kind = 'condition' limit 1`,
  );
}

/** Of the rows that a document offers the first becomes a result, and the second is dismissed. */
async function answerRows({ client, userId }: Woman, documentId: string): Promise<void> {
  const path = `/api/health-documents/${documentId}`;
  const { json } = await client.request(`${path}/proposals`);
  const [row, other] = (json as DocumentProposals).proposals; // shape: proposals.db.test.ts
  if (!row) return;
  const { value_key, printed, place } = row;
  const entry = { ...printed, local_day: row.local_day ?? '2026-01-05' };
  const answers = {
    ...{ user_id: userId, dismiss: other ? [other.value_key] : [], bring_back: [] },
    confirm: [{ value_key, place, entry, id: randomUUID() }],
  };
  const { status, text } = await client.request(`${path}/confirmations`, { json: answers });
  if (status !== 200) throw new Error(text);
}

const ROWS_AT_ONCE = 500;

/** So many values, some on one day, each with a long name and range. */
export async function fillLabValues(server: TestApp, { userId }: Woman, count: number): Promise<void> {
  const text = (length: number) => '☂'.repeat(length);
  await server.opened.database.asUser(userId, async (tx) => {
    const key = await openUserKey(tx, server.keyring, userId);
    for (let start = 0; start < count; start += ROWS_AT_ONCE) {
      const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - start) }, (_, index) => {
        const local_day = addDays('2020-01-01', Math.floor((start + index) / 3));
        const printed = { name: text(60), text: `${index}`, unit: 'ng/mL', range_text: text(100) };
        const value = { id: randomUUID(), local_day, origin: 'typed', document_id: null } as const;
        return sealLabValue(key, userId, { ...value, result: readResult(printed) });
      });
      await writeLabRows(tx, userId, rows);
    }
  });
}
