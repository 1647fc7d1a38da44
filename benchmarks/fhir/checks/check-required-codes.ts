import type { Bundle } from '@medplum/fhirtypes';
import fhirPackage from 'fhir';
import { type Finding, nameOf, resourcesOf } from './finding.ts';

interface Validator {
  validate(
    resource: object,
    options: { errorOnUnexpected: boolean },
  ): { messages: { severity?: string; message?: string; location?: string }[] };
}

let validator: Validator | null = null;

/** Unknown elements, and codes that FHIR requires; by the package `fhir`, which brings the value sets of R4. */
export function checkRequiredCodes(bundle: Bundle): Finding[] {
  // as: a CommonJS package, of which Node sees the one default
  validator ??= new (fhirPackage as unknown as { Fhir: new () => Validator }).Fhir();
  const { validate } = { validate: validator.validate.bind(validator) };
  return resourcesOf(bundle).flatMap((resource) =>
    validate(resource, { errorOnUnexpected: true })
      .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
      .map(({ message, location }) => ({
        by: 'required codes' as const,
        where: nameOf(resource),
        what: `${message ?? ''} (${location ?? ''})`,
      })),
  );
}
