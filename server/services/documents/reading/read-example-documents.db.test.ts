import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { DocumentCategory, HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { lineAt } from '@lunaria/domain/documents/reading/document-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReadDocumentJob } from '../../../jobs/read-document.ts';
import { createDocumentReader } from '../../../reading/create-document-reader.ts';
import type { DocumentReader } from '../../../reading/document-reader.ts';
import { understandApart } from '../../../reading/understand-apart.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { aTry } from '../../../testing/job-run.ts';
import { EXAMPLE_FILES, pdfOf, readExampleFile, sendDocument } from '../../../testing/upload.ts';
import { createWoman, type Woman } from '../../../testing/woman.ts';
import { findDocuments } from '../find-documents.ts';
import { getDocumentReading } from './get-document-reading.ts';

const EXPECTED: Record<
  (typeof EXAMPLE_FILES)[number][0],
  { category: DocumentCategory; isFromOcr: boolean }
> = {
  'blood-count.pdf': { category: 'lab_results', isFromOcr: false },
  'ultrasound-report.jpg': { category: 'imaging', isFromOcr: true },
  'prescription.jpeg': { category: 'prescription', isFromOcr: true },
  'vaccination-record.png': { category: 'vaccination_record', isFromOcr: true },
  'consultation-letter.docx': { category: 'consultation_notes', isFromOcr: false },
};

// From the upload to what she sees, through the process that reads.
describe.each(testEngines)('the example documents, on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  let reader: DocumentReader;
  beforeAll(async () => {
    server = await createTestApp(engine);
    maria = await createWoman(server);
    reader = createDocumentReader();
  });
  afterAll(async () => {
    await reader.stop();
    await server.close();
  });

  async function uploadAndRead(bytes: Uint8Array, fileName: string, mime: string): Promise<HealthDocument> {
    const answer = await sendDocument(
      maria,
      { file_name: fileName, document_type: 'Medical Record' },
      bytes,
      mime,
    );
    const { id } = answer.json as HealthDocument; // shape: health-documents.db.test.ts
    const { keyring, auditKey, storage, logger } = server;
    const { database } = server.opened;
    const job = createReadDocumentJob({
      database,
      keyring,
      auditKey,
      storage,
      logger,
      reader,
      understand: understandApart,
      modelOffer: null,
      ageOfConsent: 13,
    });
    await job({ userId: maria.userId, subjectId: id }, 'job', aTry);
    const document = (await findDocuments({ database, keyring }, maria.userId)).documents.find(
      (one) => one.id === id,
    );
    if (!document) throw new Error('The document is gone.');
    return document;
  }

  test.each(EXAMPLE_FILES)(
    '%s gets its category, a name and a summary of what stands in it',
    async (name, mime) => {
      const { category, isFromOcr } = EXPECTED[name];
      const document = await uploadAndRead(await readExampleFile(name), name, mime);
      expect(document).toMatchObject({
        reading_state: 'done',
        ai_suggested_category: category,
        ai_suggested_name: expect.stringMatching(/\S/),
        ai_summary: expect.stringMatching(/\S/),
        ai_digest: { is_from_ocr: isFromOcr, is_from_model: false },
      });
      const { keyring } = server;
      const dependencies = { database: server.opened.database, keyring };
      const { reading } = await getDocumentReading(dependencies, maria.userId, document.id, 1);
      const { pages, understanding } = reading;
      const values = understanding?.values ?? [];
      for (const value of values) {
        expect(lineAt({ pages }, value.place)?.text).toContain(value.value);
        if (value.is_from_ocr) expect(value.flag).toBeNull();
      }
      if (name === 'blood-count.pdf') {
        const low = values.filter(({ flag }) => flag === 'low').map(({ analyte }) => analyte);
        expect(low).toEqual(['Haemoglobin', 'Haematocrit', 'Ferritin']);
      }
    },
  );

  test('a file that only begins like a PDF says that it is damaged', async () => {
    const document = await uploadAndRead(pdfOf(2_000), 'report.pdf', 'application/pdf');
    expect(document).toMatchObject({ reading_state: 'failed', reading_failure: 'damaged' });
    expect(server.output.join('')).toContain('"failure":"damaged"');
  });
});
