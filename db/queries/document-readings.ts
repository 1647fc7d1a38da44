import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { documentReadings } from '../schema/document-readings.ts';

/** What was understood of a document, as it is stored: encrypted. */
export interface StoredReading {
  understanding: Uint8Array;
  model_reading: Uint8Array | null;
  read_at: Date;
}

export async function findReading(tx: Tx, userId: string, documentId: string): Promise<StoredReading | null> {
  const [row] = await tx
    .select({
      understanding: documentReadings.understanding,
      model_reading: documentReadings.modelReading,
      read_at: documentReadings.readAt,
    })
    .from(documentReadings)
    .where(isOf(userId, documentId));
  return row ?? null;
}

/** Takes the place of an earlier reading; what a model wrote of that one goes with it. */
export async function saveReading(
  tx: Tx,
  userId: string,
  documentId: string,
  reading: { understanding: Uint8Array; reader_version: number },
): Promise<void> {
  const columns = {
    understanding: reading.understanding,
    modelReading: null,
    readerVersion: reading.reader_version,
    // The time of the clock, not of the transaction: two readings must never have the same instant.
    readAt: sql`clock_timestamp()`,
  };
  await tx
    .insert(documentReadings)
    .values({ userId, documentId, ...columns })
    .onConflictDoUpdate({ target: [documentReadings.userId, documentReadings.documentId], set: columns });
}

export async function saveModelReading(
  tx: Tx,
  userId: string,
  documentId: string,
  modelReading: Uint8Array,
): Promise<void> {
  await tx.update(documentReadings).set({ modelReading }).where(isOf(userId, documentId));
}

function isOf(userId: string, documentId: string) {
  return and(eq(documentReadings.userId, userId), eq(documentReadings.documentId, documentId));
}
