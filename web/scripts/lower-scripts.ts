const PRELOAD = '<link rel="modulepreload"';

/** The page with all its preloaded scripts at low priority. */
export function lowerScripts(html: string): string {
  return html.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
}
