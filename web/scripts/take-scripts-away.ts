const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const PRELOADED_SCRIPT = /<link\b[^>]*\brel="modulepreload"[^>]*>/gi;

/** The page without its scripts, but for those that contain the given code. */
export function takeScriptsAway(html: string, kept: string): string {
  return html
    .replace(PRELOADED_SCRIPT, '')
    .replace(SCRIPT, (script) => (script.includes(kept) ? script : ''));
}
