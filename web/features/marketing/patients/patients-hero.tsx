import { LIFE_STAGES } from '@lunaria/domain/profile/life-stages.ts';
import { StageGlyph } from '../../../app/stage-glyph.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHero } from '../page-hero.tsx';
import { START_PATH } from '../public-pages.ts';

export function PatientsHero() {
  return (
    <PageHero
      eyebrow="For every stage of yours"
      title="It starts where you are"
      lead="Before the first period, with a cycle, with contraception, hoping for a child, in IVF treatment, pregnant, in menopause, after it. You choose your stage, and you change it when it changes."
      actions={
        <>
          <LinkButton to={START_PATH} size="hero">
            Get Started Free
          </LinkButton>
          <LinkButton to="/for-patients#stages" kind="secondary" size="hero">
            Find your stage
          </LinkButton>
        </>
      }
      note="Free to start. No credit card, no payment details anywhere."
      art={<RingOfStages />}
    />
  );
}

/** Eight stages around one person: a ring without a first and a last place. */
function RingOfStages() {
  const turn = (2 * Math.PI) / LIFE_STAGES.length;
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-square w-full max-w-120">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 isolate">
        {LIFE_STAGES.map(({ value }, index) => (
          <circle
            key={value}
            cx={50 + 30 * Math.sin(turn * index)}
            cy={50 - 30 * Math.cos(turn * index)}
            r="18"
            strokeWidth="0.3"
            className="fill-moon/60 stroke-control [mix-blend-mode:var(--moon-blend)]"
          />
        ))}
        <circle cx="50" cy="50" r="11.5" className="fill-primary" />
      </svg>
      {LIFE_STAGES.map(({ value }, index) => (
        <span
          key={value}
          className="absolute -translate-1/2"
          style={{
            left: `${50 + 34 * Math.sin(turn * index)}%`,
            top: `${50 - 34 * Math.cos(turn * index)}%`,
          }}
        >
          <span className="sm:hidden">
            <StageGlyph stage={value} size={46} />
          </span>
          <span className="max-sm:hidden">
            <StageGlyph stage={value} size={68} />
          </span>
        </span>
      ))}
      <span className="absolute inset-0 grid place-items-center font-serif text-[1.375rem] text-primary-text sm:text-[1.75rem]">
        you
      </span>
    </div>
  );
}
