import { vi } from 'vitest';

const read = Intl.DateTimeFormat.prototype.resolvedOptions;

/** Her device is in this time zone, whatever that of this machine is; again: it moved. */
export function standInZone(timeZone: string): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...read.call(this), timeZone };
  });
}
