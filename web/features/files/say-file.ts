import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDay } from '@lunaria/domain/calendar/name-day.ts';
import type { DataExport } from '@lunaria/domain/export/data-export.ts';

type Day = Parameters<typeof longDay>[1];

const dayOf = (instant: string, today: Day) => longDay(localDateOf(new Date(instant)), today);

/** "1.2 MB". */
export function saySize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** "File of 27 November". */
export function nameFile({ requested_at }: DataExport, today: Day): string {
  return `File of ${dayOf(requested_at, today)}`;
}

/** What is in a file that is ready, and when it goes. */
export function sayFile(file: DataExport, today: Day): string {
  const left = file.leaves_out.join(' and ');
  return [
    ...(file.file_size === null ? [] : [`${saySize(file.file_size)}.`]),
    left === '' ? 'Everything is in it.' : `Without ${left}.`,
    ...(file.has_passphrase ? ['It has a passphrase.'] : []),
    file.downloaded_at === null
      ? 'Not downloaded yet.'
      : `Downloaded on ${dayOf(file.downloaded_at, today)}.`,
    `It goes on ${dayOf(file.expires_at, today)}.`,
  ].join(' ');
}
