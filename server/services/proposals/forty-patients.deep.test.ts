import { randomUUID } from 'node:crypto';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { DocumentReading } from '@lunaria/domain/documents/reading/document-reading.ts';
import { LAYOUTS } from '@lunaria/domain/documents/reading/lab-values/testing/made-layouts.ts';
import {
  type MadeRow,
  makePanel,
  makeRandom,
} from '@lunaria/domain/documents/reading/lab-values/testing/made-panels.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { documentProposalsSchema } from '@lunaria/domain/proposals/proposal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createReadDocumentJob } from '../../jobs/read-document.ts';
import { createDocumentReader } from '../../reading/create-document-reader.ts';
import { makePdf, textAt } from '../../reading/testing/make-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { aTry } from '../../testing/job-run.ts';
import { understandHere } from '../../testing/stand-in-reader.ts';
import { sendDocument } from '../../testing/upload.ts';
import { createWoman, type Woman } from '../../testing/woman.ts';

const PATIENTS = 40;
const YEARS = ['2022', '2023', '2024', '2025'];
const CHOSEN = [
  'result, units, range, flag',
  'result, flag, range, units',
  'units before the result',
  'range before the result',
  'earlier result behind',
  'no header',
  'method below',
  'decimal commas',
  'days as columns',
  'pages with repeated headers',
];

let server: TestApp;
const reader = createDocumentReader();
beforeAll(async () => {
  server = await createTestApp('pglite');
});
afterAll(async () => {
  await reader.stop();
  await server.close();
});

interface Paper {
  lines: string[];
  /** What it says: day, name, value, unit and range of each result. */
  truth: string[];
}

/** The report of one year: a layout and a panel of its own for each patient and year. */
function makePaper(patient: number, year: string): Paper {
  const place = YEARS.indexOf(year);
  const name = CHOSEN[(patient + place * 3) % CHOSEN.length] ?? '';
  const random = makeRandom(patient * 104_729 + place * 7_919);
  const { lines, rows } = LAYOUTS[name]?.(makePanel(random), random) ?? { lines: [], rows: [] };
  const dayOf = (index: number) =>
    name === 'days as columns' && index % 2 === 1 ? `${year}-03-14` : `${year}-05-12`;
  return {
    lines: lines.map((line) => line.replaceAll('/2025', `/${year}`)),
    truth: rows.map((row, index) => sayTruth(dayOf(index), row)),
  };
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}<>=.,%/^]/gu, '');
const sayTruth = (day: string, { analyte, value, unit, range }: MadeRow) =>
  [day, ...[analyte, value, unit, range].map(fold)].join(' | ');
const sayFact = ({ local_day, result: { name, text, unit, range_text } }: LabValue) =>
  [local_day, ...[name, text, unit, range_text].map(fold)].join(' | ');

const WIDTH = 1_400;
/** A real PDF: cells in columns, as a laboratory's program sets them. In the encoding of the font, the dash has another number. */
function printPaper({ lines }: Paper): Buffer {
  const height = 100 + lines.length * 16;
  const content = lines
    .flatMap((line, row) =>
      line
        .replaceAll('–', '\u0096')
        .split('   ')
        .map((cell, column) => textAt(50 + column * 220, height - 50 - row * 16, cell)),
    )
    .join('');
  return makePdf([{ content, mediaBox: [0, 0, WIDTH, height] }]);
}

async function upload(woman: Woman, paper: Paper): Promise<string> {
  const { json, status, text } = await sendDocument(woman, {}, printPaper(paper));
  expect(status, text).toBe(201);
  const { id } = json as HealthDocument; // shape: health-documents.db.test.ts
  const { database } = server.opened;
  const { keyring, auditKey, storage, logger } = server;
  const job = createReadDocumentJob({
    ...{ database, keyring, auditKey, storage, logger, reader },
    ...{ modelOffer: null, ageOfConsent: 13, understand: understandHere },
  });
  await job({ userId: woman.userId, subjectId: id }, 'job', aTry);
  return id;
}

/** Confirms all that is offered of a document, as it is offered. */
async function confirmAll({ client, userId }: Woman, id: string): Promise<void> {
  const { json } = await client.request(`/api/health-documents/${id}/proposals`);
  const { proposals } = z.parse(documentProposalsSchema, json);
  const confirm = proposals.map(({ value_key, place, printed, local_day }) => {
    if (local_day === null) throw new Error(`No day of ${printed.name}`);
    return { value_key, place, id: randomUUID(), entry: { ...printed, local_day } };
  });
  const answers = { user_id: userId, confirm, dismiss: [], bring_back: [] };
  const { status, text } = await client.request(`/api/health-documents/${id}/confirmations`, {
    json: answers,
  });
  expect(status, text).toBe(200);
}

async function readValues({ client, userId }: Woman): Promise<LabValue[]> {
  const json = { user_id: userId, analytes: null, from: null, to: null, behind: null };
  const { json: page } = await client.request('/api/lab-values/read', { json });
  return (page as { values: LabValue[] }).values; // shape: lab-values.db.test.ts
}

const NUMBER = /\d+(?:[.,]\d+)*/g;
const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const DAY = new RegExp(String.raw`\b\d{1,2} (?:${MONTHS})[a-z]* \d{4}\b`, 'g');

/** Numbers of the sentences about a document that it does not hold, written the same way. Days are compared as days. */
function strangeNumbers(sentences: readonly string[], { lines }: Paper): string[] {
  const printed = new Set(lines.flatMap((line) => line.match(NUMBER) ?? []));
  return sentences.flatMap((sentence) =>
    (sentence.replaceAll(DAY, '').match(NUMBER) ?? []).filter((number) => !printed.has(number)),
  );
}

test('Of forty patients every confirmed fact is what their papers say, and leads to the line that says it', async () => {
  const missed: string[] = [];
  const wrong: string[] = [];
  let printedCount = 0;
  for (let patient = 1; patient <= PATIENTS; patient += 1) {
    const woman = await createWoman(server);
    const papers = new Map<string, Paper>();
    for (const year of YEARS) {
      const paper = makePaper(patient, year);
      const id = await upload(woman, paper);
      papers.set(id, paper);
      const { json } = await woman.client.request(`/api/health-documents/${id}/reading`);
      const { understanding } = json as DocumentReading; // shape: document-reading.db.test.ts
      const sentences = understanding?.statements.map(({ text }) => text) ?? [];
      expect(sentences.length).toBeGreaterThan(0);
      expect(strangeNumbers(sentences, paper), `patient ${patient}, ${year}`).toEqual([]);
      await confirmAll(woman, id);
    }
    const values = await readValues(woman);
    const open = [...papers.values()].flatMap(({ truth }) => truth);
    printedCount += open.length;
    for (const value of values) {
      const fact = sayFact(value);
      const at = open.indexOf(fact);
      if (at < 0) wrong.push(`${patient}: ${fact}`);
      else open.splice(at, 1);
      const { name, text } = value.result;
      const anchors = value.anchors ?? [];
      expect(anchors, fact).toHaveLength(1);
      const [anchor] = anchors;
      const paper = papers.get(anchor?.document_id ?? '');
      expect(paper, fact).toBeDefined();
      expect(fold(anchor?.quote ?? ''), fact).toContain(fold(name));
      expect(anchor?.quote, fact).toContain(text);
    }
    missed.push(...open.map((fact) => `${patient}: ${fact}`));
  }
  expect(wrong).toEqual([]);
  expect(printedCount).toBeGreaterThan(1_000);
  expect(missed.length / printedCount, missed.slice(0, 20).join('\n')).toBeLessThanOrEqual(0.005);
});
