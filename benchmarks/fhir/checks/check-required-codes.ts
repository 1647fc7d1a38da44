import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle, ElementDefinition } from '@medplum/fhirtypes';
import { findProfile } from './definitions.ts';
import { type Finding, nameOf, resourcesOf } from './finding.ts';

const CODES = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'definitions', 'codes.json'), 'utf8'),
) as Record<string, string[]>; // as: made by strip-definitions.ts

/** Codes that FHIR requires: each is one of its value set. `@medplum/core` looks at their form alone. */
export function checkRequiredCodes(bundle: Bundle): Finding[] {
  return resourcesOf(bundle).flatMap((resource) =>
    faultsIn(resource, resource.resourceType, resource.resourceType).map((what) => ({
      by: 'required codes' as const,
      where: nameOf(resource),
      what,
    })),
  );
}

/** `path` is that of an element within the definition of `type`: `Observation.component`, `Quantity`. */
function faultsIn(value: object, type: string, path: string): string[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const element = findElement(type, `${path}.${key}`);
    if (element === null) return [];
    const parts: unknown[] = Array.isArray(part) ? part : [part];
    return parts.flatMap((one) => faultsOf(one, element, type));
  });
}

function faultsOf(value: unknown, { element, typeOfValue }: Found, type: string): string[] {
  const { path, binding } = element;
  if (typeof value === 'string') {
    const codes = binding?.strength === 'required' ? CODES[binding.valueSet ?? ''] : undefined;
    return typeOfValue === 'code' && codes !== undefined && !codes.includes(value)
      ? [`${path} is ${value}, which is no code of ${binding?.valueSet}`]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const isInside = typeOfValue === 'BackboneElement' || typeOfValue === 'Element';
  return isInside ? faultsIn(value, type, path ?? '') : faultsIn(value, typeOfValue, typeOfValue);
}

interface Found {
  element: ElementDefinition;
  typeOfValue: string;
}

const known = new Map<string, Map<string, Found>>();

/** The element of a path, also of one whose type stands in its name: `Observation.valueQuantity`. */
function findElement(type: string, path: string): Found | null {
  let elements = known.get(type);
  if (elements === undefined) {
    elements = new Map(
      (findProfile(type).snapshot?.element ?? []).flatMap((element) =>
        (element.type ?? []).map(({ code = '' }): [string, Found] => [
          (element.path ?? '').replace('[x]', `${code.charAt(0).toUpperCase()}${code.slice(1)}`),
          { element, typeOfValue: code },
        ]),
      ),
    );
    known.set(type, elements);
  }
  return elements.get(path) ?? null;
}
