import { healthDocuments } from '@lunaria/db/schema/health-documents.ts';
import { sealDocumentText } from '../documents/document-texts.ts';
import { openUserKey } from '../keys/open-user-key.ts';
import type { TestApp } from './create-test-app.ts';
import type { Woman } from './woman.ts';

const ROWS_AT_ONCE = 200;

/**
 * So many documents of hers as uploads leave their rows, without the files: `0.pdf` and so on, the last one the newest. All are
 * of one moment.
 */
export async function insertDocuments(
  { opened, keyring }: TestApp,
  { userId }: Woman,
  count: number,
  notes: string | null = null,
): Promise<void> {
  await opened.database.asUser(userId, async (tx) => {
    const key = await openUserKey(tx, keyring, userId);
    const rows = Array.from({ length: count }, (_, number) => {
      const id = crypto.randomUUID();
      const place = { user_id: userId, id };
      const fileName = sealDocumentText(key, place, 'file_name', `${number}.pdf`);
      if (fileName === null) throw new Error('A document has a name.');
      return {
        ...{ userId, id, fileName, filePath: `${userId}/${1_700_000_000_000 + number}.pdf` },
        ...{ documentType: 'Other', fileSize: 1, mimeType: 'application/pdf' },
        notes: sealDocumentText(key, place, 'notes', notes),
      };
    });
    for (let first = 0; first < count; first += ROWS_AT_ONCE) {
      await tx.insert(healthDocuments).values(rows.slice(first, first + ROWS_AT_ONCE));
    }
  });
}
