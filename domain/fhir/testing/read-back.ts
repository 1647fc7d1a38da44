import type { Bundle, CodeableConcept, Observation } from '@medplum/fhirtypes';
import { findCoded } from './read-bundle.ts';

const codeOf = (concept: CodeableConcept | undefined): string | null => concept?.coding?.at(-1)?.code ?? null;

/** The component that our own code names. */
const partOf = ({ component }: Observation, code: string) =>
  component?.find((one) => codeOf(one.code) === code);

/** What another program would read of a collection, in the words of our tables. It knows the page docs/algorithms/fhir.md alone. */
export function readBack(bundle: Bundle) {
  const answers = (code: string) =>
    findCoded(bundle, code).map((one) => ({
      day: one.effectiveDateTime,
      test: code,
      result: codeOf(one.valueCodeableConcept),
    }));
  const isBasal = ({ code }: Observation) => code.coding?.some((one) => one.code === 'temperature-basal');
  return {
    periods: findCoded(bundle, 'menstrualPeriod').map((one) => ({
      period_start_date: one.effectivePeriod?.start ?? null,
      period_end_date: one.effectivePeriod?.end ?? null,
      cycle_length: partOf(one, 'cycle_length')?.valueQuantity?.value ?? null,
    })),
    bleeding: findCoded(bundle, 'bleeding').map((one) => ({
      day: one.effectiveDateTime ?? null,
      flow: codeOf(one.valueCodeableConcept),
      kind: codeOf(partOf(one, 'bleeding_kind')?.valueCodeableConcept),
    })),
    temperatures: findCoded(bundle, '8310-5').map((one) => ({
      kind: isBasal(one) ? 'temperature-basal' : 'temperature',
      value: one.valueQuantity?.value,
      at: one.effectiveDateTime,
    })),
    tests: [...answers('conception.lh_test'), ...answers('signs.pregnancy_test')],
    pregnancies: findCoded(bundle, 'pregnancy').map(readPregnancy),
  };
}

const ENDS = ['birth', 'loss', 'prefer-not-to-say'];

function readPregnancy(one: Observation) {
  const dayOf = (column: string) => partOf(one, column)?.valueDateTime ?? null;
  const end = codeOf(one.valueCodeableConcept) ?? '';
  return {
    dating_method: codeOf(partOf(one, 'dating_method')?.valueCodeableConcept),
    last_period_date: dayOf('last_period_date'),
    due_date: dayOf('due_date'),
    current_week: partOf(one, 'current_week')?.valueQuantity?.value ?? 0,
    stated_on: dayOf('stated_on'),
    first_pregnancy: partOf(one, 'first_pregnancy')?.valueBoolean ?? null,
    end_reason: ENDS.includes(end) ? end : null,
    ended_on: dayOf('ended_on'),
    end_said_on: dayOf('end_said_on'),
  };
}
