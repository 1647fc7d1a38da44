import { findAnalyte } from './find-analyte.ts';
import { isLaboratoryUnit } from './printed-unit.ts';
import { type Part, readParts } from './read-parts.ts';
import type { TableHeader } from './read-table-header.ts';

/** A row as it stands in its line, before it is known to be a result. */
export interface RawRow {
  name: string;
  value: Part;
  unit: string;
  range: string;
  flag: string;
  /** The row's own day as printed, '' for none. */
  day: string;
  /** Which of the days of the header, where its result columns are days; null otherwise. */
  dayColumn: number | null;
  /** Its name and its value stand in cells of their own. */
  isTabular: boolean;
}

const RANGE_KINDS: ReadonlySet<string> = new Set(['range', 'interval', 'bound', 'words']);

interface Group {
  name: string;
  cell: number;
  data: Part[];
}

export function isAnswer({ kind }: Part): boolean {
  return kind === 'value' || kind === 'bound' || kind === 'words';
}

/** The rows of one line; [] for a line without a name or without anything that can be a result. */
export function readRows(parts: readonly Part[], header: TableHeader | null): RawRow[] {
  const days = parts.filter(({ kind }) => kind === 'date');
  const rows: RawRow[] = [];
  for (const group of groupByName(parts, header)) rows.push(...rowsOf(group, header, days[0]?.text ?? ''));
  return rows;
}

/** Each name with the data behind it; the data before the first name belong to it too. */
function groupByName(parts: readonly Part[], header: TableHeader | null): Group[] {
  const groups: Group[] = [];
  const leading: Part[] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    if (part.kind === 'text') groups.push({ name: part.text, cell: part.cell, data: [] });
    else (group?.data ?? leading).push(part);
  }
  groups[0]?.data.push(...leading);
  const named: Group[] = [];
  let waiting: Group[] = [];
  for (const group of groups) {
    const before = named.at(-1);
    if (
      !group.data.some(isUsable) &&
      !(
        findAnalyte(group.name)?.analyte.isQualitative && group.data.some((part) => flagAsWord(part) !== part)
      )
    ) {
      // A unit that is not in the table stands right behind the value in a table with a column of units.
      if (waiting.length === 0 && before && isStrangeUnit(group, before, header))
        before.data.push({ kind: 'unit', text: group.name, cell: group.cell, unit: '' }, ...group.data);
      else if (before && waiting.length === 0 && !findAnalyte(group.name)) before.data.push(...group.data);
      else waiting.push(group);
      continue;
    }
    const name = chooseName([...waiting, group], header);
    named.push({
      name: name.name,
      cell: name.cell,
      data: [...waiting.flatMap(({ data }) => data), ...group.data],
    });
    waiting = [];
  }
  return named;
}

function isUsable(part: Part): boolean {
  return isAnswer(part) || part.kind === 'interval';
}

function isStrangeUnit(group: Group, before: Group, header: TableHeader | null): boolean {
  if (!header?.columns.includes('unit') || before.data.some(({ kind }) => kind === 'unit')) return false;
  const value = before.data.find(isAnswer);
  return (
    value !== undefined &&
    group.cell === value.cell + 1 &&
    group.name.length <= 14 &&
    /[/%\d]|^\S{1,8}$/.test(group.name)
  );
}

/** Of several texts before a result the one that is its name: a known one, or the one in the column of names. */
function chooseName(groups: Group[], header: TableHeader | null): Group {
  const last = groups.at(-1) as Group; // as: called with at least one
  if (groups.length === 1) return last;
  const known = groups.filter(({ name }) => findAnalyte(name)?.isSure);
  if (known.length === 1 && known[0]) return known[0];
  if (header) {
    const columns = header.columns.filter((column) => column === 'name' || column === 'other');
    const at = columns.indexOf('name');
    const before = header.columns
      .slice(0, header.columns.indexOf('value'))
      .filter((column) => column === 'name' || column === 'other');
    if (before.length === groups.length) return groups[at] ?? last;
  }
  return (
    known.at(-1) ?? groups.find(({ name }) => findAnalyte(name)) ?? (header ? (groups[0] ?? last) : last)
  );
}

function rowsOf({ name, cell, data: given }: Group, header: TableHeader | null, day: string): RawRow[] {
  const { name: ranged, range: rangeOfName, unit: unitOfRange } = rangeInName(name);
  const { name: bare, unit: unitOfName } = given.some(({ kind, unit }) => kind === 'unit' || unit !== '')
    ? { name: ranged, unit: '' }
    : unitInName(ranged);
  const known = findAnalyte(bare);
  const data = known?.analyte.isQualitative && !given.some(isUsable) ? given.map(flagAsWord) : given;
  const answers = data.filter(isAnswer);
  const base = (value: Part, rest: readonly Part[]): RawRow => {
    const range = rangeOf(value, rest, header) ?? rangeOfName;
    return {
      name: bare,
      value,
      unit: unitOf(value, rest, data) || unitOfRange || unitOfName,
      range,
      flag: flagOf(value, data),
      day,
      dayColumn: null,
      isTabular: value.cell !== cell,
    };
  };
  const plain = answers.filter(({ kind }) => kind !== 'bound');
  if (header && header.days.length > 1 && plain.length > 0) {
    const values = plain.slice(0, header.days.length);
    const isWhole = values.length === header.days.length;
    return values.map((value, index) => ({
      ...base(
        value,
        data.filter((part) => !values.includes(part)),
      ),
      flag: flagRightOf(value, data),
      // With a gap nobody can say which day a value belongs to.
      dayColumn: isWhole ? index : -1,
    }));
  }
  const counted = data.find(({ kind }) => kind === 'interval');
  const value = chooseValue(answers, data, header);
  // Under a microscope "2 - 4 /hpf" is a count.
  if (
    counted &&
    (known?.analyte.isCounted || [counted, ...data].some(isPerField)) &&
    (!value || data.indexOf(counted) < data.indexOf(value)) &&
    value?.kind !== 'value'
  ) {
    const rest = data.filter((part) => part !== counted);
    return [
      { ...base({ ...counted, kind: 'words' }, rest), unit: counted.unit || unitOf(counted, rest, data) },
    ];
  }
  return value
    ? [
        base(
          value,
          data.filter((part) => part !== value),
        ),
      ]
    : [];
}

/** Counted under a microscope: `/HPF`, `per lpf`. */
function isPerField(part: Part): boolean {
  return /pf$/i.test(part.kind === 'unit' ? part.text : part.unit);
}

/** "Urobilinogen   Normal": where no other result is printed, the word is the result. */
function flagAsWord(part: Part): Part {
  return part.kind === 'flag' && /^(?:a|normal|abnormal)$/i.test(part.text)
    ? { ...part, kind: 'words' }
    : part;
}

/** The result among several numbers: the first, unless the header prints an earlier one or the range before it. */
function chooseValue(
  answers: readonly Part[],
  data: readonly Part[],
  header: TableHeader | null,
): Part | null {
  const [first = null, second] = answers;
  if (!first || !second || !header) return first;
  const at = (column: TableHeader['columns'][number]) => header.columns.indexOf(column);
  const hasRange = at('range') >= 0;
  if (first.kind !== 'value' && hasRange && at('range') < at('value')) return second;
  // A bound at the end is the range where no other one is printed.
  const isRangeLast =
    hasRange &&
    answers.at(-1)?.kind === 'bound' &&
    !data.some(({ kind }) => kind === 'range' || kind === 'interval');
  const results = isRangeLast ? answers.slice(0, -1) : answers;
  return at('previous') >= 0 && at('previous') < at('value') ? (results[1] ?? first) : first;
}

function rangeOf(value: Part, rest: readonly Part[], header: TableHeader | null): string | null {
  const limits = rest.filter(({ kind }) => kind === 'value');
  // The range in two columns.
  if (header?.columns.includes('lower') && header.columns.includes('upper') && limits.length === 2) {
    return limits.map(({ text }) => text).join(' - ');
  }
  const column = (name: TableHeader['columns'][number]) => header?.columns.indexOf(name) ?? -1;
  // Behind the results stands their range; an earlier result before it may be a bound as well.
  const isLast = column('range') > column('value') && column('value') >= 0;
  const bounds = rest.filter(({ kind }) => kind === 'bound');
  const range =
    rest.find(({ kind }) => kind === 'range' || kind === 'interval') ?? bounds.at(isLast ? -1 : 0);
  if (range) return range.text;
  // "Negative   Negative": the second one is what is expected.
  const words = rest.filter(({ kind }) => kind === 'words').at(isLast ? -1 : 0);
  const isBehind = words !== undefined && (words.cell > value.cell || value.kind === 'words');
  return words &&
    (isBehind || header?.columns.includes('range')) &&
    (value.kind === 'words' || header?.columns.includes('range'))
    ? words.text
    : null;
}

function unitOf(value: Part, rest: readonly Part[], data: readonly Part[]): string {
  const units = rest.filter(({ kind }) => kind === 'unit');
  const at = data.indexOf(value);
  const behind = units.find((unit) => data.indexOf(unit) > at);
  // "7.4   2.5 - 10.2 mIU/mL": printed once, for both.
  return (behind ?? units[0])?.text ?? rest.find((part) => part.unit !== '')?.unit ?? '';
}

function flagOf(value: Part, data: readonly Part[]): string {
  const flags = data.filter(({ kind }) => kind === 'flag');
  const near = flags.filter(({ cell }) => cell === value.cell);
  return (near[0] ?? flags[0])?.text ?? '';
}

function flagRightOf(value: Part, data: readonly Part[]): string {
  const next = data[data.indexOf(value) + 1];
  return next?.kind === 'flag' ? next.text : '';
}

/** "HGB (12 - 16 g/dL)": a range behind the name in brackets. */
function rangeInName(name: string): { name: string; range: string; unit: string } {
  const [, bare = '', inside = ''] = /^(.{2,60}?)\s?[([]([^()[\]]{3,60})[)\]]$/.exec(name) ?? [];
  const read = /\d|react|neg/i.test(inside) ? readParts(inside, 0, 0, false) : null;
  const ranges = read?.parts.filter(({ kind }) => kind !== 'unit') ?? [];
  const isRange =
    read !== null &&
    read.end >= inside.length &&
    ranges.length > 0 &&
    ranges.every(({ kind }) => RANGE_KINDS.has(kind));
  if (!isRange) return { name, range: '', unit: '' };
  const unit =
    read.parts.find(({ kind }) => kind === 'unit')?.text ??
    ranges.find((range) => range.unit !== '')?.unit ??
    '';
  return { name: bare.trim(), range: ranges.map(({ text }) => text).join('; '), unit };
}

/** "Hemoglobin (g/dL)", "Hemoglobin, g/dL": the unit behind the name, where it is printed nowhere else. */
function unitInName(name: string): { name: string; unit: string } {
  const [, bare = '', inside = ''] = /^(.{2,60}?)(?:\s?[([]|,\s)([^()[\],]{1,20})[)\]]?$/.exec(name) ?? [];
  return bare !== '' && isLaboratoryUnit(inside) && !/^(?:index|ratio|sd)$/i.test(inside)
    ? { name: bare.trim(), unit: inside }
    : bare !== '' && inside === '%'
      ? { name: bare.trim(), unit: '%' }
      : { name, unit: '' };
}
