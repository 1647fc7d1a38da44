/** The codes are free to use as long as this is said (https://loinc.org/license). */
export function LoincNotice() {
  return (
    <details className="type-hint mt-1 text-muted">
      <summary className="min-h-6 w-fit cursor-pointer rounded-small py-0.5 underline underline-offset-3 hover:decoration-2">
        LOINC codes © Regenstrief Institute, Inc.
      </summary>
      <p className="measure mt-1">
        This material contains content from LOINC (https://loinc.org). LOINC is copyright © Regenstrief
        Institute, Inc. and the Logical Observation Identifiers Names and Codes (LOINC) Committee and is
        available at no cost under the license at https://loinc.org/license. LOINC® is a registered United
        States trademark of Regenstrief Institute, Inc.
      </p>
    </details>
  );
}
