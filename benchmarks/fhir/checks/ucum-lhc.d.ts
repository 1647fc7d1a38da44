/** Of the package what the checks use; it brings no types. */
declare module '@lhncbc/ucum-lhc' {
  interface UcumUtils {
    validateUnitString(code: string): { status: string; ucumCode: string | null };
    convertUnitTo(from: string, value: number, to: string): { status: string };
  }
  const ucum: { UcumLhcUtils: { getInstance(): UcumUtils } };
  export default ucum;
}
