import { foldText } from '../documents/fold-text.ts';
import type { AnalyteGroup, LabAnalyte } from './analytes.ts';
import { convertNumber, lineOf } from './convert.ts';
import { labAnalyteOf, namesOf } from './find-lab-analyte.ts';
import { isSameUnit, labelOf, labUnitOf } from './lab-unit.ts';
import type { LabValue } from './lab-value.ts';

/** Numbers of one analyte that turn into each other: one line of a chart, in whichever of its units. */
export interface LabSeries {
  key: string;
  /** The units she can switch to, as they are printed; the one of her newest value first. '' where there is none. */
  units: string[];
  /** Newest first. */
  values: LabValue[];
  /** Why they have a line of their own; null for the first line. */
  reason: string | null;
}

/** Something that was measured, with all that she has of it. */
export interface LabTopic {
  key: string;
  name: string;
  /** Null: its name is not in the table of analytes. */
  analyte: LabAnalyte | null;
  /** The line of the newest value first. */
  series: LabSeries[];
  /** Newest first: numbers and words. */
  values: LabValue[];
}

/**
 * Her values by what was measured, the newest first. What cannot be told for sure by its name is a topic under that name; the
 * order of `values` does not matter.
 */
export function listTopics(values: readonly LabValue[]): LabTopic[] {
  const byKey = new Map<string, LabValue[]>();
  for (const value of values) {
    const key = topicOf(value);
    const those = byKey.get(key);
    if (those) those.push(value);
    else byKey.set(key, [value]);
  }
  const topics = [...byKey].map(([key, those]) => makeTopic(key, those));
  return topics.sort(
    (one, other) => newestFirst(one.values[0], other.values[0]) || (one.name < other.name ? -1 : 1),
  );
}

/** What names the topic of a value. */
export function topicOf({ id, result, unreadable }: LabValue): string {
  if (unreadable) return `unreadable ${id}`;
  return labAnalyteOf(result.analyte)?.id ?? `name ${foldText(result.name).trim().replace(/\s+/g, ' ')}`;
}

function makeTopic(key: string, values: LabValue[]): LabTopic {
  const sorted = values.sort(newestFirst);
  const [newest] = sorted;
  const analyte = labAnalyteOf(newest?.result.analyte ?? null);
  const lines = new Map<string, LabValue[]>();
  for (const value of sorted) {
    if (value.result.number === null) continue;
    const line = lineOf(analyte, value.result.unit);
    const those = lines.get(line);
    if (those) those.push(value);
    else lines.set(line, [value]);
  }
  const first = [...lines.values()][0]?.[0]?.result.unit ?? '';
  return {
    key,
    name: analyte?.name ?? newest?.result.name ?? '',
    analyte,
    values: sorted,
    series: [...lines].map(([line, those], at) => ({
      key: line,
      units: listUnits(analyte, line, those),
      values: those,
      reason: at === 0 ? null : sayApart(first, those[0]?.result.unit ?? ''),
    })),
  };
}

function newestFirst(one: LabValue | undefined, other: LabValue | undefined): number {
  const [a, b] = [`${one?.local_day} ${one?.id}`, `${other?.local_day} ${other?.id}`];
  return a > b ? -1 : a < b ? 1 : 0;
}

/** Those that were printed, the newest first, then what the table has for this line. */
function listUnits(analyte: LabAnalyte | null, line: string, values: readonly LabValue[]): string[] {
  const printed = values.map(({ result }) => result.unit);
  const known = [
    ...(analyte?.units.map(({ ucum }) => ucum) ?? []),
    ...(analyte?.convert ? [analyte.convert.from, analyte.convert.to] : []),
    ...(analyte?.also ? [analyte.also] : []),
  ].filter((unit) => lineOf(analyte, unit) === line);
  const units: string[] = [];
  for (const unit of [...printed, ...known.map(labelOf)]) {
    if (!units.some((other) => isSameUnit(unit, other))) units.push(unit);
  }
  return units;
}

/** Why two units have a line each. */
function sayApart(first: string, unit: string): string {
  if (unit === '')
    return 'These values came without a unit, so they cannot be put on one line with the others.';
  if (labUnitOf(unit).kind.startsWith('as:') || first === '') {
    return `Values in ${unit} cannot be turned into ${first === '' ? 'values without a unit' : first}, so they have a line of their own.`;
  }
  return `${first} and ${unit} count different things, and no factor turns one into the other. So each has a line of its own.`;
}

const SIGN_RANK = { '<': -1, '<=': -1, '': 0, '>': 1, '>=': 1 } as const;

/** By size, the smallest first: `< 0.01` lies below 0.01. Values of one series alone can be compared. */
export function compareBySize(analyte: LabAnalyte | null, one: LabValue, other: LabValue): number {
  const [a, b] = [one.result, other.result];
  const inUnitOfB = a.number === null ? null : convertNumber(analyte, a.number, a.unit, b.unit);
  if (inUnitOfB === null || b.number === null) return 0;
  return inUnitOfB - b.number || SIGN_RANK[a.comparator] - SIGN_RANK[b.comparator];
}

/** All values of a topic by size, line by line, words last. */
export function sortBySize({ analyte, series, values }: LabTopic): LabValue[] {
  const numbers = series.flatMap((one) =>
    one.values.toSorted((value, other) => compareBySize(analyte, value, other)),
  );
  return [...numbers, ...values.filter(({ result }) => result.number === null)];
}

/** Whether the words she types are in the names of a topic, however they are spelled. */
export function findsTopic({ name, analyte, values }: LabTopic, wanted: string): boolean {
  const plain = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
  const words = foldText(wanted)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return true;
  const names = [
    name,
    ...(analyte ? namesOf(analyte) : []),
    ...values.slice(0, 3).map(({ result }) => result.name),
  ];
  const all = names.map(plain);
  return (
    all.some((one) => one.includes(plain(wanted))) ||
    words.every((word) => all.some((one) => one.includes(word)))
  );
}

/** The groups in which she has something. */
export function groupsOf(topics: readonly LabTopic[]): ReadonlySet<AnalyteGroup> {
  return new Set(topics.flatMap(({ analyte }) => analyte?.group ?? []));
}
