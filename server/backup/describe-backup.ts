import { countOf } from '@lunaria/domain/count-of.ts';
import type { MadeBackup } from './make-backup.ts';

/** What the operator reads. */
export function describeBackup({ manifest, removed }: MadeBackup): string {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const { count, bytes, missing } = manifest.files;
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  return [
    `Backup ${manifest.id}: ${countOf(rows, 'row')} of ${countOf(Object.keys(manifest.tables).length, 'table')}, ${countOf(count, 'file')} (${size}), ${countOf(manifest.jobs, 'open job')}. Everything was read back.`,
    ...(missing > 0
      ? [
          `${countOf(missing, 'file is', 'files are')} missing in the storage, and so in the backup; an older one may have ${missing === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...(removed > 0 ? [`${countOf(removed, 'older backup was', 'older backups were')} removed.`] : []),
  ].join('\n');
}
