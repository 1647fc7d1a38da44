/** `United Kingdom`; the code where the browser knows no name. */
export function nameCountry(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}
