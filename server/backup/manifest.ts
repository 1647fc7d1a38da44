import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { type BackupKey, prove } from './backup-key.ts';

const count = z.number().int().min(0);
const digest = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  format: z.literal(1),
  /** The moment that it shows, too (momentOf). */
  id: z.string(),
  /** The newest migration. */
  schema: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  /** Which BACKUP_KEY. */
  key: z.string(),
  /** Of each table how many rows, and SHA-256 of its lines. */
  tables: z.record(z.string(), z.object({ rows: count, sha256: digest })),
  /** Of what lies in the folder: bytes and SHA-256 as they are stored. */
  parts: z.record(z.string(), z.object({ bytes: count, sha256: digest })),
  jobs: count,
  files: z.object({ count, bytes: count, missing: count }),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The text of `manifest.json`: what is in the backup, and a proof that only who has BACKUP_KEY can write. */
export function writeManifest(key: BackupKey, manifest: Manifest): string {
  const proof = prove(key, 'manifest', JSON.stringify(manifest));
  return `${JSON.stringify({ ...manifest, proof }, null, 1)}\n`;
}

/** Throws a BackupError that names `id` when the text is no manifest, of another key, or was changed. */
export function readManifest(key: BackupKey, id: string, text: string): Manifest {
  const changed = new BackupError(
    `The manifest of the backup ${id} was changed or is damaged: take another backup.`,
    'damaged',
  );
  let content: Record<string, unknown>;
  try {
    content = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw changed;
  }
  const { proof, ...manifest } = content;
  if (typeof manifest.key === 'string' && manifest.key !== key.id)
    throw new BackupError(
      `The backup ${id} was made with another BACKUP_KEY: set the one that it was made with.`,
      'other_key',
    );
  const expected = Buffer.from(prove(key, 'manifest', JSON.stringify(manifest)));
  const given = Buffer.from(String(proof));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw changed;
  const read = manifestSchema.safeParse(manifest);
  if (!read.success || read.data.id !== id) throw changed;
  return read.data;
}
