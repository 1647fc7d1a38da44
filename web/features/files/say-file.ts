import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDay } from '@lunaria/domain/calendar/name-day.ts';
import { showSize } from '@lunaria/domain/documents/show-size.ts';
import type { DataExport } from '@lunaria/domain/export/data-export.ts';
import { sayLeftOut } from '@lunaria/domain/export/leave-out.ts';

type Day = Parameters<typeof longDay>[1];

const dayOf = (instant: string, today: Day) => longDay(localDateOf(new Date(instant)), today);

/** "File of 27 November". */
export function nameFile({ requested_at }: DataExport, today: Day): string {
  return `File of ${dayOf(requested_at, today)}`;
}

/** What is in a file that is ready, and when it goes. */
export function sayFile(file: DataExport, today: Day): string {
  const left = sayLeftOut(file.leaves_out);
  return [
    ...(file.file_size === null ? [] : [`${showSize(file.file_size)}.`]),
    left === '' ? 'Everything is in it.' : `Without ${left}.`,
    ...(file.has_passphrase ? ['It has a passphrase.'] : []),
    file.downloaded_at === null
      ? 'Not downloaded yet.'
      : `Downloaded on ${dayOf(file.downloaded_at, today)}.`,
    `It goes on ${dayOf(file.expires_at, today)}.`,
  ].join(' ');
}
