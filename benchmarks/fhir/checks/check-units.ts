import ucumPackage from '@lhncbc/ucum-lhc';
import type { Bundle } from '@medplum/fhirtypes';
import { type Finding, nameOf, resourcesOf, walk } from './finding.ts';

const ucum = ucumPackage.UcumLhcUtils.getInstance();
const UCUM = 'http://unitsofmeasure.org';

/** What the values of a code are measured in: any unit that converts into it. */
const UNIT_OF: Record<string, string> = {
  '29463-7': 'kg',
  '8302-2': 'cm',
  '8310-5': 'Cel',
  '8867-4': '/min',
  '8480-6': 'mm[Hg]',
  '8462-4': 'mm[Hg]',
  '64700-8': 'd',
};

const known = new Map<string, boolean>();

export function isUcum(code: string): boolean {
  const before = known.get(code);
  if (before !== undefined) return before;
  const { status, ucumCode } = ucum.validateUnitString(code);
  const is = status === 'valid' && ucumCode === code;
  known.set(code, is);
  return is;
}

/** Each quantity has a number and a code of UCUM, and what is measured has a unit of its kind; by `@lhncbc/ucum-lhc`. */
export function checkUnits(bundle: Bundle): Finding[] {
  return resourcesOf(bundle).flatMap((resource) => {
    const where = nameOf(resource);
    return [...walk(resource)].flatMap(({ path, object }) => [
      ...faultsOfQuantity(object, path).map((what): Finding => ({ by: 'units', where, what })),
      ...faultsOfKind(object, path).map((what): Finding => ({ by: 'units', where, what })),
    ]);
  });
}

function faultsOfQuantity(object: Record<string, unknown>, path: string): string[] {
  if (!/[qQ]uantity$/.test(path)) return [];
  const { value, system, code } = object;
  if (typeof value !== 'number' || !Number.isFinite(value)) return [`${path} has no number`];
  if (system !== UCUM || typeof code !== 'string') return [`${path} has no code of UCUM`];
  return isUcum(code) ? [] : [`${path} has ${code}, which is not of UCUM`];
}

function faultsOfKind(object: Record<string, unknown>, path: string): string[] {
  const { code, valueQuantity } = object as {
    code?: { coding?: { code?: string }[] };
    valueQuantity?: { code?: string; value?: number };
  }; // as: an Observation, a component of one, or something that has neither
  if (typeof code !== 'object' || valueQuantity?.code === undefined) return [];
  const wanted = code.coding?.map((coding) => UNIT_OF[coding.code ?? '']).find((unit) => unit !== undefined);
  if (wanted === undefined || wanted === valueQuantity.code) return [];
  const { status } = ucum.convertUnitTo(valueQuantity.code, 1, wanted);
  return status === 'succeeded' ? [] : [`${path} is in ${valueQuantity.code}, and not in ${wanted}`];
}
