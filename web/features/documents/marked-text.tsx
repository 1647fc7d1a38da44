import { markMatches } from '@lunaria/domain/documents/fold-text.ts';

/** A text in which the words that were searched for are marked; `words` folded (wordsOf). */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
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
