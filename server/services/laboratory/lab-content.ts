import type { LabRow } from '@lunaria/db/queries/lab-values.ts';
import { asPrinted, labResultSchema } from '@lunaria/domain/laboratory/lab-result.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { decryptJson, encryptText, type TextPlace } from '../../encryption/text.ts';
import type { UserKey } from '../../encryption/user-key.ts';

/** Of a value that came from a document: which row of it, and when she confirmed it. */
export type OfDocument = Pick<LabRow, 'value_key' | 'confirmed_at'>;

const TYPED: OfDocument = { value_key: null, confirmed_at: null };

/** The value as it is stored: what she typed, or confirmed of a document. */
export function sealLabValue(
  userKey: UserKey,
  userId: string,
  { id, local_day, origin, document_id, result }: LabValue,
  ofDocument: OfDocument = TYPED,
): LabRow {
  const content = encryptText(userKey, placeOf(userId, { id, local_day }), JSON.stringify(result));
  return { id, local_day, origin, document_id, content, ...ofDocument };
}

/** As it was typed or printed. One that was not written for this place is marked: it must not take the others with it. */
export function openLabValue(userKey: UserKey, userId: string, row: LabRow): LabValue {
  const { id, local_day, origin, document_id } = row;
  const result = labResultSchema.safeParse(decryptJson(userKey, placeOf(userId, row), row.content)).data;
  if (result) return { id, local_day, origin, document_id, result };
  const empty = asPrinted({ name: '', text: '', unit: '', range_text: '' });
  return { id, local_day, origin, document_id, result: empty, unreadable: true };
}

function placeOf(userId: string, { id, local_day }: Pick<LabRow, 'id' | 'local_day'>): TextPlace {
  return { table: 'measurements', column: 'content', userId, rowKey: `lab ${local_day} ${id}` };
}
