import type { HealthDocument } from './health-document.ts';

type Named = Pick<HealthDocument, 'own_name' | 'ai_suggested_name' | 'file_name'>;

/** The name a document has without one of hers. */
export function givenNameOf(document: Named): string {
  return document.ai_suggested_name ?? document.file_name;
}

/** True for a name in words (hers, or a suggested one); the name of a file is shown as what it is. */
export function isNamed(document: Named): boolean {
  return (document.own_name ?? document.ai_suggested_name) !== null;
}

/**
 * What her typing makes of her own name. Emptied, or typed as the document is called anyway, she has none: then a
 * better suggestion is shown when it comes.
 */
export function ownNameFrom(typed: string, document: Named): string | null {
  const name = typed.trim();
  return name === '' || name === givenNameOf(document) ? null : name;
}
