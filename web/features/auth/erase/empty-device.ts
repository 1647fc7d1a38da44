import { clearFiles } from '../../../app/shared-device.ts';
import { clearDevice } from '../../session/leave-device.tsx';

/**
 * Her account is gone: so is what this browser kept of it, changes that were not sent and small notes included, and the files of the
 * product, which say that it was used here. Never throws: the server has told the browser the same.
 */
export async function emptyDevice(userId: string): Promise<void> {
  await clearDevice(userId).catch(() => undefined);
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // Switched off: then nothing lies there.
  }
  await clearFiles().catch(() => undefined);
}
