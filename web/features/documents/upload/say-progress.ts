import { wordFor } from '@lunaria/domain/count-of.ts';
import type { UploadEntry } from './upload-list.ts';

/** Whole percent; 100 only when all of it is sent. */
export function percentOf({ file, sentBytes }: Pick<UploadEntry, 'file' | 'sentBytes'>): number {
  return file.size === 0 ? 0 : Math.floor((sentBytes / file.size) * 100);
}

/** What a screen reader hears: where the files are, in steps of a quarter, so that it does not talk without end. */
export function sayProgress(entries: readonly UploadEntry[]): string {
  const find = (wanted: UploadEntry['state']) => entries.find(({ state }) => state === wanted);
  const told = find('sending') ?? find('lost') ?? find('refused');
  if (!told) {
    if (entries.length === 0) return '';
    return wordFor(
      entries.length,
      `${entries[0]?.file.name} is chosen`,
      `${entries.length} files are chosen`,
    );
  }
  const place = entries.length === 1 ? '' : `, file ${entries.indexOf(told) + 1} of ${entries.length}`;
  return `${told.file.name}${place}: ${sayState(told)}`;
}

function sayState(entry: UploadEntry): string {
  if (entry.state === 'lost') return entry.trouble ?? '';
  if (entry.state === 'refused') return `not uploaded. ${entry.trouble ?? ''}`;
  const percent = percentOf(entry);
  if (percent >= 100) return 'sent, being checked and stored';
  return `${Math.floor(percent / 25) * 25} percent sent`;
}
