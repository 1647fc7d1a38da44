import { type ChapterSign, signsOf } from '@lunaria/domain/chapters/chapter-signs.ts';
import type { Chapter } from '@lunaria/domain/chapters/find-chapter.ts';
import { sayIntro, sayOnThePhone, saySources } from '@lunaria/domain/chapters/say-chapter.ts';
import { Badge } from '../ui/badge.tsx';

const SOON = { now: 'Now', today: 'Today' } as const;

/** The warning signs of her weeks, under what to do: what needs somebody soonest first. */
export function ChapterSigns({ chapter, level }: { chapter: Chapter; level: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="measure">
      <p className="text-muted">{sayIntro(chapter)}</p>
      {groupByCall(signsOf(chapter)).map(({ call, soon, signs }) => (
        <section key={`${soon} ${call}`} className="mt-4 border-t border-border pt-4">
          <Heading className="flex items-start gap-2.5 font-medium">
            <Badge tone={soon === 'now' ? 'danger' : 'warning'}>{SOON[soon]}</Badge>
            <span className="min-w-0 flex-1 pt-px">{call}</span>
          </Heading>
          <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-control">
            {signs.map(({ id, what }) => (
              <li key={id}>{what}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-4 border-t border-border pt-4">{sayOnThePhone(chapter)}</p>
      <p className="type-hint mt-3 text-muted">{saySources(chapter)}</p>
    </div>
  );
}

function groupByCall(signs: readonly ChapterSign[]) {
  const groups = new Map<string, { call: string; soon: ChapterSign['soon']; signs: ChapterSign[] }>();
  for (const sign of signs) {
    const group = groups.get(sign.call) ?? { call: sign.call, soon: sign.soon, signs: [] };
    group.signs.push(sign);
    groups.set(sign.call, group);
  }
  return [...groups.values()];
}
