import { CircleDot, FlaskConical, type LucideIcon, Server } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { type Claim, type ClaimText, STANDING_LABELS, type Standing } from './claim.ts';
import { StandingDisc } from './standing-disc.tsx';

const TONES: Record<Standing, BadgeTone> = {
  works: 'success',
  operator: 'warning',
  'not-claimed': 'dashed',
  planned: 'moon',
};

/** On a phone a claim is unfolded one by one; where there is room, and on paper, all of it stands there. */
const FOLDED =
  'mt-2 md:mt-0 md:[&::details-content]:[content-visibility:visible] [&::details-content]:print:[content-visibility:visible]';

/** A claim, and the three things to know of it: what is there, how that is tested, what depends on others. */
export function ClaimCard({ id, claim, standings, today, tested, tests, operator }: Claim) {
  return (
    <article
      id={id}
      className="rounded-card border border-border bg-surface p-5 shadow-card max-sm:rounded-[20px] target:border-primary target:ring-1 target:ring-primary md:p-8 print:break-inside-avoid print:border-0 print:p-0 print:shadow-none"
    >
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <StandingDisc standing={standings[0]} className="size-8" />
        <h3 className="type-h3 min-w-0 flex-1 basis-56 pt-0.5">{claim}</h3>
        <p className="flex flex-wrap gap-2 pt-0.5">
          {standings.map((standing) => (
            <Badge key={standing} tone={TONES[standing]}>
              {STANDING_LABELS[standing]}
            </Badge>
          ))}
        </p>
      </header>
      <details className={FOLDED}>
        <summary className="type-button flex min-h-11 w-fit items-center rounded-[4px] text-primary underline decoration-1 underline-offset-3 hover:decoration-2 supports-[selector(::details-content)]:md:hidden print:hidden">
          What holds, and how that is tested
        </summary>
        <div className="mt-4 grid gap-x-10 gap-y-6 md:mt-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Part icon={CircleDot} heading="What the software does today">
            {today.map((text) => (
              <Text key={typeof text === 'string' ? text : text.label} text={text} />
            ))}
          </Part>
          <div className="grid content-start gap-y-6 lg:border-l lg:border-border lg:pl-10">
            <Part icon={FlaskConical} heading="How that is tested">
              <p>{tested}</p>
              <details className="type-small [&::details-content]:print:[content-visibility:visible]">
                <summary className="w-fit rounded-[4px] py-3 text-primary underline decoration-1 underline-offset-3 hover:decoration-2">
                  The tests by name ({tests.length})
                </summary>
                <ul className="mt-2 space-y-1 text-muted">
                  {tests.map((path) => (
                    <li key={path} className="wrap-anywhere">
                      <code>{path}</code>
                    </li>
                  ))}
                </ul>
              </details>
            </Part>
            <Part icon={Server} heading="What depends on whoever runs it">
              {operator.length === 0 && <p className="text-muted">Nothing.</p>}
              {operator.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Part>
          </div>
        </div>
      </details>
    </article>
  );
}

interface PartProps {
  icon: LucideIcon;
  heading: string;
  children: ReactNode;
}

function Part({ icon: Icon, heading, children }: PartProps) {
  return (
    <div>
      <h4 className="type-label flex items-center gap-2 text-muted">
        <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
        {heading}
      </h4>
      <div className="measure mt-2 space-y-3">{children}</div>
    </div>
  );
}

function Text({ text }: { text: ClaimText }) {
  if (typeof text === 'string') return <p>{text}</p>;
  return (
    <div>
      <p>{text.label}:</p>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 marker:text-control">
        {text.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
