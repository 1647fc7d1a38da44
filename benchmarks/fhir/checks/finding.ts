import type { Bundle, Resource } from '@medplum/fhirtypes';

/** Something that is wrong with a bundle. */
export interface Finding {
  /** Which check says so. */
  by: 'structure' | 'profile' | 'required codes' | 'units' | 'references' | 'summary' | 'our rules';
  /** `Observation 67aca27d-…`, or of what else. */
  where: string;
  what: string;
}

export const nameOf = (resource: Resource): string =>
  `${resource.resourceType} ${resource.id ?? 'without id'}`;

export const resourcesOf = (bundle: Bundle): Resource[] =>
  (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);

/** Every object inside a value, itself included, with the way to it. */
export function* walk(
  value: unknown,
  path = '',
): Generator<{ path: string; object: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { path, object: value as Record<string, unknown> }; // as: an object, and no list
  for (const [key, part] of Object.entries(value)) yield* walk(part, path === '' ? key : `${path}.${key}`);
}
