import { readFileSync } from 'node:fs';

/** One recorded cycle of a woman. */
export interface MeasuredCycle {
  lengthDays: number;
  /** Null where it was not recorded. */
  ovulationCycleDay: number | null;
}

/** The cycles of one woman, in order. */
export type Woman = readonly MeasuredCycle[];

/**
 * Women in the order of the file, from CSV with the columns woman_id, cycle_length and ovulation_day among others.
 * Throws an Error that names the line for what cannot be read.
 */
export function readWomen(file: string): Woman[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const columns = header.split(',').map((name) => name.trim());
  const [womanAt, lengthAt, ovulationAt] = ['woman_id', 'cycle_length', 'ovulation_day'].map((name) => {
    const at = columns.indexOf(name);
    if (at < 0) throw new Error(`${file} has no column ${name}.`);
    return at;
  }) as [number, number, number]; // as: one number for each of three names
  const women = new Map<string, MeasuredCycle[]>();
  for (const [index, line] of lines.entries()) {
    const fields = line.split(',').map((field) => field.trim());
    const lengthDays = Number(fields[lengthAt]);
    if (!Number.isInteger(lengthDays) || lengthDays < 1) {
      throw new Error(`${file}, line ${index + 2}: the cycle length is no number of days.`);
    }
    const id = fields[womanAt] ?? '';
    const cycles = women.get(id) ?? [];
    const day = Number(fields[ovulationAt]);
    cycles.push({ lengthDays, ovulationCycleDay: fields[ovulationAt] && day >= 1 ? Math.round(day) : null });
    women.set(id, cycles);
  }
  return [...women.values()];
}
