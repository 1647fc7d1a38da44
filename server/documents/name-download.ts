import {
  DOCUMENT_FORMATS,
  extensionOf,
  type HealthDocument,
  nameOf,
} from '@lunaria/domain/documents/health-document.ts';
import { create } from 'content-disposition';

/** What no file system takes, and characters that show a name in another order than it has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNSAFE = /[/\\:*?"<>|\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;

type NamedDocument = Pick<
  HealthDocument,
  'own_name' | 'ai_suggested_name' | 'file_name' | 'file_path' | 'mime_type'
>;

/** The header that says under which name the document is saved (RFC 6266): hers, with the extension of its content. */
export function contentDisposition(document: NamedDocument, type: 'inline' | 'attachment'): string {
  return create(nameFile(document), { type });
}

/** A file name that every system takes: hers, with the extension of its content. */
export function nameFile(document: NamedDocument): string {
  const extension = extensionOf(document.file_path);
  const name = nameOf(document)
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '');
  const format = DOCUMENT_FORMATS.find(({ mime }) => mime === document.mime_type);
  const extensions: readonly string[] = format?.extensions ?? [];
  const isComplete = extensions.includes(extensionOf(name)) && extensionOf(name) !== name.toLowerCase();
  return isComplete ? name : `${name || 'document'}.${extension}`;
}
