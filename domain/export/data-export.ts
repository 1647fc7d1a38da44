import * as z from 'zod/mini';
import { textSchema } from '../text.ts';
import { LEAVABLE_PARTS, type LeavablePart } from './exported-data.ts';

/** The database holds the same list. */
export const EXPORT_STATES = ['waiting', 'building', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

export const EXPORT_LIMITS = {
  perDay: 3,
  keptDays: 7,
  passphraseMin: 8,
  passphraseMax: 128,
  /** Of a file that is brought back: what a ZIP may weigh, and what may come out of it. */
  fileBytes: 4_000_000_000,
  inflatedBytes: 6_000_000_000,
  jsonBytes: 200_000_000,
  entries: 20_000,
  /** Times its packed size that an entry may become. */
  ratio: 200,
} as const;

export const EXPORT_TEXTS = {
  shortPassphrase: `Enter at least ${EXPORT_LIMITS.passphraseMin} characters, or none`,
  longPassphrase: `Enter at most ${EXPORT_LIMITS.passphraseMax} characters`,
  inProgress: 'A file is being made already. Wait for it, or remove it.',
  tooMany: `You asked for ${EXPORT_LIMITS.perDay} files today. The next one can follow tomorrow.`,
  notReady: 'This file is not ready yet.',
} as const;

/** Why a file could not be brought back, each with what to do. */
export const RESTORE_TEXTS = {
  notZip: 'This is no ZIP file that can be read. Choose the file that Lunaria made, as it was downloaded.',
  foreign: 'This file was not made by Lunaria: there is no lunaria.json in it.',
  newer: 'A newer Lunaria made this file. Bring it back on a server with that version.',
  damaged: 'This file is damaged. Download it again, or use another one. Nothing was changed.',
  tooLarge: 'This file is too large to be brought back here. Nothing was changed.',
  passphraseNeeded: 'This file has a passphrase. Enter it to go on.',
  passphraseWrong: 'That passphrase does not open this file.',
  hasData: 'This account has entries already. Bring a file back into a new account. Nothing was changed.',
  refused: 'Something in this file cannot be saved. Nothing was changed.',
} as const;

/** The header of a request that brings a file back: the passphrase, as `encodeURIComponent` writes it. */
export const PASSPHRASE_HEADER = 'X-Export-Passphrase';

/** Made where she asked for it, in small letters as it is stored. */
export const exportIdSchema = z.uuid({ error: 'A file needs its id' }).check(z.toLowerCase());

export const passphraseSchema = textSchema({
  max: EXPORT_LIMITS.passphraseMax,
  tooLong: EXPORT_TEXTS.longPassphrase,
}).check(
  z.refine((text) => text === '' || text.length >= EXPORT_LIMITS.passphraseMin, {
    error: EXPORT_TEXTS.shortPassphrase,
  }),
);

/** `POST /api/exports`. */
export const exportRequestSchema = z.object({
  user_id: z.uuid(),
  id: exportIdSchema,
  leaves_out: z
    .array(z.enum(LEAVABLE_PARTS))
    .check(z.refine((parts) => new Set(parts).size === parts.length, { error: 'Named twice' })),
  /** '' for none. */
  passphrase: passphraseSchema,
});
export type ExportRequest = z.infer<typeof exportRequestSchema>;

/** The query of what is hers and is deleted or brought back. */
export const exportOwnerSchema = z.object({ user_id: z.uuid() });

/** One of hers, as she sees it; instants ISO 8601. */
export interface DataExport {
  id: string;
  state: ExportState;
  leaves_out: LeavablePart[];
  has_passphrase: boolean;
  /** Of a hundred. */
  progress: number;
  /** Bytes; null until it is ready. */
  file_size: number | null;
  requested_at: string;
  ready_at: string | null;
  downloaded_at: string | null;
  /** When it goes. */
  expires_at: string;
}

export const dataExportSchema: z.ZodMiniType<DataExport> = z.object({
  id: z.string(),
  state: z.enum(EXPORT_STATES),
  leaves_out: z.array(z.enum(LEAVABLE_PARTS)),
  has_passphrase: z.boolean(),
  progress: z.int(),
  file_size: z.nullable(z.number()),
  requested_at: z.iso.datetime(),
  ready_at: z.nullable(z.iso.datetime()),
  downloaded_at: z.nullable(z.iso.datetime()),
  expires_at: z.iso.datetime(),
});

/** `GET /api/exports`: the newest first. */
export const dataExportsSchema = z.object({ exports: z.array(dataExportSchema) });

/** What became of a file that was brought back. */
export interface Restored {
  /** `same`: everything in it was there already, and nothing was changed. */
  outcome: 'restored' | 'same';
  rows: number;
  documents: number;
}

export const restoredSchema: z.ZodMiniType<Restored> = z.object({
  outcome: z.enum(['restored', 'same']),
  rows: z.int(),
  documents: z.int(),
});

/** `lunaria-2026-11-27.zip`: the day in UTC on which it was made. */
export function nameExport(madeAt: string): string {
  return `lunaria-${madeAt.slice(0, 10)}.zip`;
}
