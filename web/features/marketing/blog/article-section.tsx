import { Stethoscope } from 'lucide-react';
import { type Section, splitCitations } from './article.ts';

interface ArticleSectionProps {
  section: Section;
  numbers: ReadonlyMap<string, number>;
}

/** A part of the text. When to seek care lies on a ground of its own, to be found while leafing through. */
export function ArticleSection({ section, numbers }: ArticleSectionProps) {
  const care = section.isCare ? 'rounded-card border border-border bg-primary-tint p-5 md:p-7' : '';
  return (
    <section aria-labelledby={section.id} className={`mt-10 max-w-[66ch] break-inside-avoid-page ${care}`}>
      <h2 id={section.id} className="type-h2 flex items-baseline gap-3">
        {section.isCare && (
          <Stethoscope
            aria-hidden="true"
            size={22}
            strokeWidth={1.75}
            className="shrink-0 translate-y-0.5 text-primary"
          />
        )}
        {section.heading}
      </h2>
      {section.blocks.map((block, index) =>
        typeof block === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a constant text
          <p key={index} className="mt-3">
            <CitedText text={block} numbers={numbers} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a constant text
          <ul key={index} className="mt-3 list-disc space-y-1.5 pl-5 marker:text-stage">
            {block.list.map((item) => (
              <li key={item}>
                <CitedText text={item} numbers={numbers} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

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
