import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExportedData } from '../export/exported-data.ts';
import { drawAccount } from './testing/any-account.ts';
import { readBack } from './testing/read-back.ts';
import { writeFhirBundles } from './write-bundles.ts';

const OPTIONS = { codeBase: 'https://lunaria.invalid/fhir', hasSnomed: false, leaveOut: [] };

const write = (data: ExportedData, now = '2026-11-27T12:00:00Z') =>
  writeFhirBundles(data, { ...OPTIONS, now: new Date(now) });

const account = fc.gen().map((gen) => drawAccount((min, max) => gen(fc.integer, { min, max })));

const byText = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();

test('periods, flow, tests, temperatures and pregnancies of the collection are those of lunaria.json', () => {
  fc.assert(
    fc.property(account, (data) => {
      const { tables } = data;
      const read = readBack(write(data).everything);
      const columns = (table: string, ...names: string[]) =>
        (tables[table] ?? []).map((row) =>
          Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
        );
      expect(byText(read.periods)).toEqual(
        byText(columns('period_tracking', 'period_start_date', 'period_end_date', 'cycle_length')),
      );
      expect(byText(read.bleeding)).toEqual(byText(columns('bleeding_days', 'day', 'flow', 'kind')));
      expect(byText(read.temperatures)).toEqual(
        byText(
          (tables.measurements ?? [])
            .filter(({ kind }) => kind === 'temperature' || kind === 'temperature-basal')
            .map(({ kind, value, at, local_day }) => ({
              kind,
              value,
              at: at === null ? local_day : new Date(String(at)).toISOString(),
            })),
        ),
      );
      expect(byText(read.tests)).toEqual(byText(testsOf(tables.daily_logs ?? [])));
      expect(byText(read.pregnancies)).toEqual(
        byText(
          columns(
            'pregnancies',
            ...['dating_method', 'last_period_date', 'due_date', 'current_week', 'stated_on'],
            ...['first_pregnancy', 'end_reason', 'ended_on', 'end_said_on'],
          ),
        ),
      );
    }),
    { numRuns: 40 },
  );
});

function testsOf(logs: readonly Record<string, unknown>[]) {
  return logs.flatMap(({ log_date, extras }) => {
    // as: the extras of drawn logs are groups of values
    const groups = extras as Record<string, Record<string, unknown> | undefined>;
    const tests = [
      { day: log_date, test: 'conception.lh_test', result: groups.conception?.lh_test },
      { day: log_date, test: 'signs.pregnancy_test', result: groups.signs?.pregnancy_test },
    ];
    return tests.filter(({ result }) => result !== undefined);
  });
}

test('every reference of both bundles leads to a resource in it', () => {
  fc.assert(
    fc.property(account, (data) => {
      const { everything, ips } = write(data);
      for (const bundle of [everything, ips]) {
        const addresses = new Set(bundle.entry?.map(({ fullUrl }) => fullUrl));
        expect(addresses.size).toBe(bundle.entry?.length);
        for (const [, reference] of JSON.stringify(bundle).matchAll(/"reference":"([^"]*)"/g)) {
          expect(addresses).toContain(reference);
        }
      }
    }),
    { numRuns: 15 },
  );
});

test('two exports of the same rows have the same ids', () => {
  fc.assert(
    fc.property(account, (data) => {
      const ids = (now: string) => write(data, now).everything.entry?.map(({ fullUrl }) => fullUrl);
      expect(ids('2026-12-31T00:00:00Z')).toEqual(ids('2026-11-27T12:00:00Z'));
    }),
    { numRuns: 10 },
  );
});
