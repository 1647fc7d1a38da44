import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { describeDate } from '../describe-date.ts';
import type { Source } from './article.ts';

/** What the text rests on, numbered as it refers to it. On paper the addresses are written out. */
export function SourceList({ sources, readOn }: { sources: readonly Source[]; readOn: CalendarDate }) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-[66ch] border-t border-border pt-7">
      <h2 id="sources" className="type-h3">
        Sources
      </h2>
      <p className="type-small mt-2 text-muted">
        Opened on {describeDate(readOn)}. Where only a part was read, it says so, and nothing more was taken
        from it.
      </p>
      <ol className="type-small mt-4 list-decimal space-y-2.5 pl-6 marker:text-muted">
        {sources.map(({ id, title, publisher, url, note }, index) => (
          <li key={id} id={`source-${index + 1}`} className="rounded-[4px] pl-1 target:bg-primary-tint">
            <a
              href={url}
              rel="noreferrer"
              className="rounded-[4px] text-primary underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              {title}
            </a>
            <span className="text-muted">
              . {publisher}
              {note && `; ${note}`}.
            </span>
            <span className="hidden break-all text-muted print:inline"> {url}</span>
          </li>
        ))}
      </ol>
      <p className="type-small mt-6 text-muted">
        This article informs. It does not diagnose, it replaces no examination, and no physician has reviewed
        it yet. What that means here stands on the <TextLink to="/trust">Trust page</TextLink>.
      </p>
    </section>
  );
}
