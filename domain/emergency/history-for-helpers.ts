import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type MedicalRecord, saysNoneKnown } from '../records/medical-record.ts';
import { SEVERITIES, wordFor } from '../records/record-choices.ts';
import type { RecordKind } from '../records/record-kinds.ts';
import { saySchedule } from '../records/say-record.ts';
import { sortRecords } from '../records/sort-records.ts';
import { nameTellsOfLoss, recordMayBeLoss } from '../timeline/losses.ts';
import { type CardTextValues, type HistoryPart, NO_CARD_TEXTS } from './emergency-card.ts';

// Rules: docs/algorithms/emergency-page.md.

/** What her medical history says of one part today. */
export interface PartOfHistory {
  /** One text each: what she has, takes, or carries in her body now. */
  items: readonly string[];
  /** She says herself that she knows of none. */
  isNone: boolean;
  /** So many entries are there and cannot be read: that nothing is recorded, or that she knows of none, might not be true. */
  unreadable: number;
  /** Entries are there and none is for helpers: they are over or lie ahead, or tell of a loss. Neither "none" nor "not recorded" is true. */
  isLeftOut: boolean;
}
export type HistoryForHelpers = Record<HistoryPart, PartOfHistory>;

const KIND_OF: Record<HistoryPart, RecordKind> = {
  allergies: 'allergy',
  conditions: 'condition',
  medicines: 'medication',
  implants: 'implant',
};
export const KINDS_FOR_HELPERS: readonly RecordKind[] = Object.values(KIND_OF);

export const NONE_KNOWN_WORDS = 'none that I know of';
export const NOT_RECORDED = 'not recorded';
/** On her own screen, of a part of which all is left out. */
const LEFT_OUT_WORDS = 'nothing here for helpers';

/**
 * What whoever helps should know of her medical history on this day: allergies, the severe ones first, and medicines as she has and
 * takes them now, illnesses that are not over, implants in her body. Never her notes, and nothing that tells of a loss.
 */
export function historyForHelpers(records: readonly MedicalRecord[], today: CalendarDate): HistoryForHelpers {
  const sorted = sortRecords(records);
  const of = (part: HistoryPart): PartOfHistory => {
    const own = sorted.filter(({ kind }) => kind === KIND_OF[part]);
    const now = own.filter((record) => holdsNow(record, today));
    const items = now
      .filter((record) => !recordMayBeLoss(record))
      .toSorted(bySeverity)
      .map(sayItem);
    const readable = own.filter(({ unreadable }) => !unreadable);
    const isNone = now.length === 0 && readable.some(saysNoneKnown);
    return {
      items: [...new Set(items)],
      isNone,
      isLeftOut: items.length === 0 && !isNone && readable.some((record) => !saysNoneKnown(record)),
      unreadable: own.filter(({ unreadable }) => unreadable).length,
    };
  };
  return {
    ...{ allergies: of('allergies'), conditions: of('conditions') },
    ...{ medicines: of('medicines'), implants: of('implants') },
  };
}

/** A medicine may have its end ahead; an illness that is quiet right now can wake up while somebody helps. */
function holdsNow(record: MedicalRecord, today: CalendarDate): boolean {
  const { kind, fields, unreadable } = record;
  if (unreadable || saysNoneKnown(record)) return false;
  const holds = fields.status === 'active' || (kind === 'condition' && fields.status === 'inactive');
  return holds && (fields.ended_on === null || fields.ended_on >= today);
}

const RANK = ['severe', 'moderate', 'mild', ''];

function bySeverity(one: MedicalRecord, other: MedicalRecord): number {
  if (one.kind !== 'allergy' || other.kind !== 'allergy') return 0;
  return RANK.indexOf(one.fields.severity) - RANK.indexOf(other.fields.severity);
}

/** Never with a word that tells of a loss: what she wrote beside the name is left out where it does, or does with the rest. */
function sayItem(record: MedicalRecord): string {
  const said = composeItem(record, (text) => (nameTellsOfLoss(text) ? '' : text));
  return nameTellsOfLoss(said) ? composeItem(record, () => '') : said;
}

/** `Penicillin (severe): swelling`, `Lamotrigine 200 mg, one tablet, at 08:00`, `Pacemaker, left chest`. */
function composeItem({ kind, fields }: MedicalRecord, free: (text: string) => string): string {
  switch (kind) {
    case 'allergy': {
      const severity =
        fields.severity === '' ? '' : ` (${wordFor(SEVERITIES, fields.severity).toLowerCase()})`;
      const reaction = free(fields.reaction);
      return `${fields.name}${severity}${reaction === '' ? '' : `: ${reaction}`}`;
    }
    case 'medication':
      return listed([
        [fields.name, free(fields.strength)].filter(Boolean).join(' '),
        free(fields.dose),
        // No cycle stands in any input of what helpers see.
        saySchedule({ ...fields, cycle_from: null, cycle_to: null }),
      ]);
    case 'implant':
      return listed([fields.name, free(fields.place)]);
    case 'condition':
      return fields.status === 'inactive' ? `${fields.name} (quiet right now)` : fields.name;
    default:
      return '';
  }
}

const listed = (texts: readonly string[]) => texts.filter(Boolean).join(', ');

/** What is known of the four parts, and from where. Null: it is not here, so that nothing can be said of what is missing. */
export interface KnownParts {
  history: HistoryForHelpers | null;
  /** What she wrote for helpers. */
  texts: CardTextValues | null;
}

export interface SaidPart {
  text: string;
  /** False: nothing is recorded, and the text says so. */
  isRecorded: boolean;
}

/**
 * A part of the card in words: her medical history first, then her own; entries that cannot be read are counted behind them. That she
 * knows of none is said where she says so, and that nothing is recorded where nothing is: both where all is here and readable alone, and nothing is left out.
 * Null: nothing can be said of it.
 */
export function sayPart(part: HistoryPart, { history, texts }: KnownParts): SaidPart | null {
  const known = history?.[part] ?? null;
  const own = texts?.[part].trim() ?? '';
  const said = [known?.items.join('; ') ?? '', own].filter(Boolean);
  if (said.length > 0) return { text: withUnreadable(said, known?.unreadable ?? 0), isRecorded: true };
  if (known === null || texts === null || known.unreadable > 0 || known.isLeftOut) return null;
  return known.isNone
    ? { text: NONE_KNOWN_WORDS, isRecorded: true }
    : { text: NOT_RECORDED, isRecorded: false };
}

/** The same on her own screen, where something is always said: also what is there and cannot be read, or is not for helpers. */
export function sayHistory(part: HistoryPart, history: HistoryForHelpers): string {
  const said = sayPart(part, { history, texts: NO_CARD_TEXTS });
  if (said) return said.text;
  return isAllLeftOut(history[part])
    ? LEFT_OUT_WORDS
    : `${countUnreadable(history[part].unreadable)} that cannot be read`;
}

/** Entries are there, all of them can be read, and none is for helpers. */
export const isAllLeftOut = ({ isLeftOut, unreadable }: PartOfHistory): boolean =>
  isLeftOut && unreadable === 0;

const countUnreadable = (count: number) => (count === 1 ? 'one entry' : `${count} entries`);

/** `Penicillin, and one entry that cannot be read. Wasps`. */
function withUnreadable([first = '', ...others]: readonly string[], unreadable: number): string {
  if (unreadable === 0) return [first, ...others].join('. ');
  return [
    `${first.replace(/[.\s]+$/u, '')}, and ${countUnreadable(unreadable)} that cannot be read`,
    ...others,
  ].join('. ');
}
