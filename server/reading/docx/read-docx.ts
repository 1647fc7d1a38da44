import type { TextLine } from '@lunaria/domain/documents/reading/document-text.ts';
import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { ReadingError } from '../reading-error.ts';
import type { ReadingLimits } from '../reading-messages.ts';
import { linesOf } from './lines-of-word.ts';
import { openArchive, type Parts } from './open-archive.ts';
import type { WordNode } from './word-nodes.ts';

const MAIN = 'word/document.xml';
/** What text needs: nothing that is embedded, linked or runs. */
const NEEDED =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(_rels\/)?(document|styles|numbering|footnotes|endnotes)\.xml(\.rels)?)$/;
/** A file of Office locked with a password is no archive but one of these, with the archive encrypted inside. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** A document with less text and with pictures in it is a photo pasted into Word. */
const FEW_CHARACTERS = 200;

/** The lines of a DOCX: header of the page, text, notes, footer. */
export async function readDocx(bytes: Buffer, limits: ReadingLimits): Promise<TextLine[]> {
  if (bytes.subarray(0, 8).equals(COMPOUND_FILE))
    throw new ReadingError(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'locked' : 'damaged');
  const parts = openArchive(bytes, limits.unpackedBytes);
  for (const [name, part] of parts) if (/\.(xml|rels)$/i.test(name)) refuseDefinitions(part);
  const main = parts.get(MAIN);
  if (!main) throw new ReadingError('damaged');
  const text: string[] = [];
  text.push(...(await readParts(parts, /^word\/header\d*\.xml$/)));
  text.push(...(await convert(parts, main)));
  text.push(...(await readNotes(parts)));
  text.push(...(await readParts(parts, /^word\/footer\d*\.xml$/)));
  const lines: TextLine[] = text.map((line) => ({ text: line, source: 'text' }));
  if (text.join('').replace(/\s/g, '').length >= FEW_CHARACTERS) return lines;
  return [...lines, ...(await readPictures(parts, limits))];
}

/** A document defines no entities; one that does wants them multiplied, or a file of the machine put in their place. */
function refuseDefinitions(part: Buffer): void {
  for (const encoding of ['latin1', 'utf16le'] as const)
    for (const word of ['<!DOCTYPE', '<!ENTITY'])
      if (part.includes(Buffer.from(word, encoding))) throw new ReadingError('damaged');
}

/** Page headers and footers, each text once: the first page, even and odd ones have their own, mostly alike. */
async function readParts(parts: Parts, name: RegExp): Promise<string[]> {
  const seen = new Set<string>();
  for (const [partName, part] of [...parts].sort(([a], [b]) => a.localeCompare(b)))
    if (name.test(partName))
      for (const line of await convert(parts, asDocument(part, /<w:(?:hdr|ftr)\b/))) seen.add(line);
  return [...seen];
}

async function readNotes(parts: Parts): Promise<string[]> {
  const lines: string[] = [];
  for (const name of ['word/footnotes.xml', 'word/endnotes.xml']) {
    const part = parts.get(name);
    if (part) lines.push(...(await convert(parts, asDocument(part, /<w:(?:footnotes|endnotes)\b/))));
  }
  return lines;
}

/** The content of a header or of notes as the body of a document, which is what mammoth reads. */
function asDocument(part: Buffer, root: RegExp): Buffer {
  const xml = part.toString('utf8').replace(/<\/?w:(?:footnote|endnote)\b(?:[^>"']|"[^"]*"|'[^']*')*>/g, '');
  const start = xml.search(root);
  const opens = start < 0 ? -1 : xml.indexOf('>', start);
  const closes = xml.lastIndexOf('</');
  if (opens < 0 || closes < opens) return Buffer.from('');
  const opening = xml.slice(start, opens + 1).replace(root, '<w:document');
  return Buffer.from(`${opening}<w:body>${xml.slice(opens + 1, closes)}</w:body></w:document>`);
}

async function convert(parts: Parts, main: Buffer): Promise<string[]> {
  if (main.length === 0) return [];
  let lines: string[] = [];
  const needed = [...parts].filter(([name]) => NEEDED.test(name) && name !== MAIN);
  // Packed anew with what is needed alone: JSZip, which mammoth opens it with, never sees the archive that came.
  const archive = zipSync({ ...Object.fromEntries(needed), [MAIN]: main }, { level: 0 });
  try {
    await mammoth.convertToHtml(
      { buffer: Buffer.from(archive) },
      {
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        transformDocument: (document: WordNode) => {
          lines = linesOf([document]);
          // The lines are all that is wanted, not the page.
          return { ...document, children: [] };
        },
      },
    );
  } catch (error) {
    throw new ReadingError('damaged', { cause: error });
  }
  return lines;
}

async function readPictures(parts: Parts, limits: ReadingLimits): Promise<TextLine[]> {
  const names = [...parts.keys()].filter((name) => /^word\/media\/[^/]+\.(png|jpe?g)$/i.test(name));
  const lines: TextLine[] = [];
  for (const name of names.sort().slice(0, limits.scannedPages)) {
    const part = parts.get(name);
    if (!part) continue;
    const { readPicture } = await import('../picture/read-picture.ts');
    lines.push(...(await readPicture(part, limits.pixels).catch((error) => skipBroken(error))));
  }
  return lines;
}

/** One picture of several that does not open leaves the rest readable. */
function skipBroken(error: unknown): TextLine[] {
  if (error instanceof ReadingError) return [];
  throw error;
}
