import { createHash } from 'node:crypto';

// An HTML parser ends a script at the first "</script", whatever stands around it; so does this.
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;

/** CSP sources (`sha256-…`, without the quotes) of the scripts that stand in the page itself, each once. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/(?:^|\s)src\s*=/i.test(attributes) || code === '') continue;
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes];
}
