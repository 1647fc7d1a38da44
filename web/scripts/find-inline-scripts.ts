import { createHash } from 'node:crypto';
import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';

// An HTML parser ends a script at the first "</script", whatever stands around it; so does this.
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;

// What is no script for a browser is only carried along: no policy asks about it.
const DATA = /(?:^|\s)type\s*=\s*"application\/ld\+json"/i;

/**
 * CSP sources (`sha256-…`, without the quotes) of the scripts that stand in the page itself, each once. Throws where
 * one names BUILT_ORIGIN: the server would put the address in, and the hash would be another one's.
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/(?:^|\s)src\s*=/i.test(attributes) || DATA.test(attributes) || code === '') continue;
    if (code.includes(BUILT_ORIGIN)) throw new Error(`A script in the page names ${BUILT_ORIGIN}: ${code}`);
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes];
}

const WHOLE_SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const PRELOADED_SCRIPT = /<link\b[^>]*\brel="modulepreload"[^>]*>/gi;

/** The page without its scripts, but for those that contain the given code. */
export function takeScriptsAway(html: string, kept: string): string {
  return html
    .replace(PRELOADED_SCRIPT, '')
    .replace(WHOLE_SCRIPT, (script) => (script.includes(kept) ? script : ''));
}
