import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { METHOD_PAGE } from '@lunaria/domain/dashboard/pages-beside.ts';
import { nameMethod } from '@lunaria/domain/methods/methods.ts';
import { sayDays } from '@lunaria/domain/methods/say-method.ts';
import { ageOn } from '@lunaria/domain/profile/age.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMethods } from '../../data/methods/use-methods.ts';
import { useBirthDate } from '../../data/profile/use-age.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { OverviewCard } from './overview-card.tsx';

interface MethodCardProps {
  userId: string;
  stage: LifeStage;
  today: CalendarDate;
}

/** Below it nothing about methods is asked unless she opens it herself. */
const ADULT_YEARS = 18;

/**
 * The methods that go on, in every mode: one that she stopped with the mode is ended there. Where none does, the way to
 * the page in the modes in which it has a meaning. Where they did not load, their own page says so.
 */
export function MethodCard({ userId, stage, today }: MethodCardProps) {
  const { status, rows, isOutdated } = useMethods(userId);
  const birthDate = useBirthDate(userId);
  const going = rows.filter(({ ended_on }) => ended_on === null);
  // Without a connection nobody knows how old she is.
  const isAdult =
    birthDate !== undefined && !isOutdated && (birthDate === null || ageOn(birthDate, today) >= ADULT_YEARS);
  // Contraception Mode she has chosen for this.
  const isOffered = stage === 'contraception' || (METHOD_PAGE.modes.includes(stage) && isAdult);
  if (status !== 'ready' || (going.length === 0 && !isOffered)) return null;
  return (
    <OverviewCard title={METHOD_PAGE.title}>
      {going.length === 0 ? (
        <p className="mt-3 text-muted">
          None is noted. <TextLink to={METHOD_PAGE.path}>Add one</TextLink> if you use one.
        </p>
      ) : (
        <>
          <ul className="mt-4 space-y-3">
            {going.map((use) => (
              <li key={use.id}>
                {nameMethod(use.method)}
                <span className="type-hint block text-muted">{sayDays(use, today)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <TextLink to={METHOD_PAGE.path} className="inline-flex min-h-6 items-center">
              Open your methods
            </TextLink>
          </p>
        </>
      )}
    </OverviewCard>
  );
}
