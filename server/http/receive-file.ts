import { EXPORT_LIMITS, RESTORE_TEXTS } from '@lunaria/domain/export/data-export.ts';
import type { Context } from 'hono';
import { AppError } from '../errors/app-error.ts';
import { openSpool, type Spool } from '../storage/spool.ts';
import { REQUEST_REFUSALS } from './refusals.ts';
import type { SignedInContext } from './request-context.ts';
import { isRestore } from './upload-route.ts';

/**
 * Reads the ZIP of a request past memory and hands it over; it is gone when `use` is done. Counts bytes as they come, whatever
 * length was announced. Throws AppError for what is no ZIP, breaks off, or is too large.
 */
export async function receiveFile<T>(
  c: Context<SignedInContext>,
  use: (spool: Spool) => Promise<T>,
): Promise<T> {
  const { body } = c.req.raw;
  if (!isRestore(c) || body === null) {
    throw new AppError('unsupported_media_type', REQUEST_REFUSALS.noZip);
  }
  c.env?.pace?.takeTime();
  const spool = await openSpool();
  try {
    await receive(body, spool);
    return await use(spool);
  } finally {
    await spool.close();
  }
}

async function receive(body: ReadableStream<Uint8Array>, spool: Spool): Promise<void> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new AppError('invalid_input', REQUEST_REFUSALS.uploadBrokeOff);
    });
    if (done) return;
    if (spool.size + value.length > EXPORT_LIMITS.fileBytes) {
      await reader.cancel().catch(() => {});
      throw new AppError('payload_too_large', RESTORE_TEXTS.tooLarge, { connection: 'close' });
    }
    await spool.append(value);
  }
}
