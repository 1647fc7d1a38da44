import { splitCitations } from './article.ts';

/** A text with its references as small numbers that lead to the list of sources. */
export function CitedText({ text, numbers }: { text: string; numbers: ReadonlyMap<string, number> }) {
  return splitCitations(text).map((piece, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of a constant text
    if ('words' in piece) return <span key={index}>{piece.words}</span>;
    const number = numbers.get(piece.sourceId);
    return (
      <sup key={index} className="text-[0.7em] leading-none">
        <a
          href={`#source-${number}`}
          aria-label={`Source ${number}`}
          className="rounded-[4px] px-0.5 text-primary underline decoration-1 underline-offset-2 hover:decoration-2"
        >
          {number}
        </a>
      </sup>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces of a constant text
  });
}
