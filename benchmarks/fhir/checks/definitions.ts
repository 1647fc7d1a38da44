import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexStructureDefinitionBundle } from '@medplum/core';
import type { StructureDefinition } from '@medplum/fhirtypes';

function readDefinitions(file: string): StructureDefinition[] {
  const text = readFileSync(join(import.meta.dirname, '..', 'definitions', file), 'utf8');
  return JSON.parse(text) as StructureDefinition[]; // as: made by strip-definitions.ts
}

let profiles: Map<string, StructureDefinition> | null = null;

/** A profile by the last part of its address: `Patient-uv-ips`, `bodyweight`. The first call reads all definitions. */
export function findProfile(name: string): StructureDefinition {
  if (profiles === null) {
    const [r4, ips] = [readDefinitions('r4.json'), readDefinitions('ips.json')];
    indexStructureDefinitionBundle(r4);
    profiles = new Map(
      [...r4, ...ips].map((definition) => [definition.url.split('/').at(-1) ?? '', definition]),
    );
  }
  const profile = profiles.get(name);
  if (profile === undefined) throw new Error(`There is no definition of ${name}.`);
  return profile;
}
