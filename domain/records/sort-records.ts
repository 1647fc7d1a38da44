import { compareTexts } from '../compare-texts.ts';
import type { MedicalRecord } from './medical-record.ts';
import type { RecordStatus } from './record-kinds.ts';

const RANK: Record<RecordStatus, number> = { active: 0, planned: 1, inactive: 2, resolved: 2, refuted: 3 };

/** What holds now first, then what is planned, then the rest; in each the newest beginning, those without one last, by name. */
export function sortRecords<One extends MedicalRecord>(records: Iterable<One>): One[] {
  return [...records].sort(
    (one, other) =>
      RANK[one.fields.status] - RANK[other.fields.status] ||
      compareTexts(other.fields.started_on ?? '', one.fields.started_on ?? '') ||
      compareTexts(nameOf(one).toLowerCase(), nameOf(other).toLowerCase()) ||
      compareTexts(one.id, other.id),
  );
}

/** As she called it; '' where a kind has no name. */
export const nameOf = ({ fields }: MedicalRecord): string => ('name' in fields ? fields.name : '');
