import { excerptAround, foldText, markMatches } from '@lunaria/domain/documents/fold-text.ts';
import { type HealthDocument, nameOf } from '@lunaria/domain/documents/health-document.ts';
import { isNamed } from '@lunaria/domain/documents/own-name.ts';
import { FileLock, FileText, FileX2, Image } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { addressOfDocument } from '../../../data/documents/document-address.ts';
import { CategoryBadge } from '../category-badge.tsx';
import { DocumentMeta } from '../document-meta.tsx';
import { UnsureChoice } from '../reading/unsure-choice.tsx';
import { stateOfLink } from './library-address.ts';
import { ReadingLine } from './reading-line.tsx';

interface DocumentItemProps {
  document: HealthDocument;
  /** Folded, parted by spaces. */
  words: string;
  isOpened: boolean;
  /** Another one is open: it makes room, so that closing leads to the list and not to the one before. */
  isReplacing: boolean;
  /** The list lies behind what is opened from here. */
  isFromList: boolean;
}

export const itemId = (id: string) => `document-${id}`;

/** One document in the list; all of it leads to the document. */
export const DocumentItem = memo(function DocumentItem({
  document,
  words: joined,
  isOpened,
  isReplacing,
  isFromList,
}: DocumentItemProps) {
  const words = joined === '' ? [] : joined.split(' ');
  const isMatch = (text: string) => {
    const folded = foldText(text);
    return words.some((word) => folded.includes(word));
  };
  // Found by what only the opened document shows: said, or nobody knows why it is here.
  const inView = document.ai_digest?.values.map(({ analyte }) => analyte) ?? [];
  const measured =
    document.ai_digest?.analytes.filter((analyte) => isMatch(analyte) && !inView.includes(analyte)) ?? [];
  return (
    <li
      className={`relative flex gap-5 rounded-card border bg-surface p-5 transition-colors hover:border-control max-sm:rounded-[20px] max-sm:p-4 sm:p-6 ${
        isOpened ? 'border-primary inset-ring inset-ring-primary' : 'border-border'
      }`}
    >
      <span className="max-sm:hidden">
        <DocumentGlyph document={document} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap-reverse items-start justify-between gap-x-4 gap-y-2 max-sm:flex-col-reverse max-sm:flex-nowrap">
          <LeadingName {...{ document, words, isOpened, isReplacing, isFromList }} />
          <CategoryBadge document={document} className="shrink-0" />
        </div>
        <DocumentMeta document={document} className="mt-0.5" />
        {isNamed(document) && words.length > 0 && isMatch(document.file_name) && (
          <p className="type-small break-words text-muted">
            File: <MarkedText text={document.file_name} words={words} />
          </p>
        )}
        {measured.length > 0 && (
          <p className="type-small measure break-words text-muted">
            Values: <MarkedText text={measured.join(', ')} words={words} />
          </p>
        )}
        <ReadingLine
          document={document}
          summary={<MarkedText text={document.ai_summary ?? ''} words={words} />}
          isWhole={document.ai_summary !== null && isMatch(document.ai_summary)}
        />
        <UnsureChoice
          document={document}
          onFiled={() => window.document.getElementById(itemId(document.id))?.focus()}
        />
        {document.notes !== null && words.length > 0 && isMatch(document.notes) && (
          <p className="type-small measure mt-2 break-words text-muted">
            Your notes: <MarkedText text={excerptAround(document.notes, words) ?? ''} words={words} />
          </p>
        )}
      </div>
    </li>
  );
});

type LeadingNameProps = Omit<DocumentItemProps, 'words'> & { words: readonly string[] };

/** Its name; the link in it covers all of the item. */
function LeadingName({ document, words, isOpened, isReplacing, isFromList }: LeadingNameProps) {
  return (
    <h2
      className={`min-w-0 break-words ${isNamed(document) ? 'type-h3' : 'text-[1.0625rem]/6.5 font-medium'}`}
    >
      <Link
        id={itemId(document.id)}
        to={addressOfDocument(document.id)}
        preventScrollReset
        replace={isReplacing}
        state={stateOfLink(isFromList)}
        aria-current={isOpened || undefined}
        className="before:absolute before:inset-0 before:rounded-[inherit] hover:underline hover:underline-offset-3"
      >
        <MarkedText text={nameOf(document)} words={words} />
      </Link>
    </h2>
  );
}

/** The sheet of paper before a document: a text, a picture, or one that could not be read. */
function DocumentGlyph({
  document,
}: {
  document: Pick<HealthDocument, 'mime_type' | 'reading_state' | 'reading_failure'>;
}) {
  const hasFailed = document.reading_state === 'failed';
  const FailedIcon = document.reading_failure === 'locked' ? FileLock : FileX2;
  const Icon = hasFailed ? FailedIcon : document.mime_type.startsWith('image/') ? Image : FileText;
  return (
    <span
      aria-hidden="true"
      className={`grid h-17.5 w-14 shrink-0 place-items-center rounded-input border ${
        hasFailed ? 'border-transparent bg-danger-tint text-danger' : 'border-border bg-sunken text-muted'
      }`}
    >
      <Icon size={22} strokeWidth={1.75} />
    </span>
  );
}

/** A text in which the words that were searched for are marked; `words` folded (wordsOf). */
function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return markMatches(text, words).map((part, index) =>
    part.isMatch ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are nothing but their position
        key={index}
        className="rounded-[3px] bg-warning-tint text-text underline decoration-warning decoration-2 underline-offset-3"
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
