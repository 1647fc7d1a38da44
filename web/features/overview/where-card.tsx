import { describeWhere } from '@lunaria/domain/dashboard/overview.ts';
import { addressOf, CALENDAR_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import { PREGNANCY_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import type { TodayFacts } from '@lunaria/domain/dashboard/today-facts.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { PanelItems } from '../../app/panel-items.tsx';
import { StageGlyph } from '../../app/stage-glyph.tsx';
import { LineButton } from '../../ui/line-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OverviewCard } from './overview-card.tsx';

interface WhereCardProps {
  stage: LifeStage;
  facts: TodayFacts;
  /** Asks once more for what did not load. */
  retry: () => void;
  isRetrying: boolean;
}

/** Where she is in her cycle, her pregnancy or after it; what is needed to say so where nothing is recorded. */
export function WhereCard(props: WhereCardProps) {
  const { stage, facts } = props;
  const where = describeWhere(stage, facts);
  return (
    <OverviewCard title="Where you are" aside={<StageGlyph stage={stage} size={36} />}>
      {where ? (
        <>
          <PanelItems items={where.items} className="mt-4 space-y-3.5" />
          {where.note && <p className="type-hint mt-3 text-muted">{where.note}</p>}
          {stage === 'pregnancy' && (
            <p className="mt-4">
              <TextLink to={addressOf(PREGNANCY_SECTION_ID)} className="inline-flex min-h-6 items-center">
                Open the Pregnancy Tracker
              </TextLink>
            </p>
          )}
        </>
      ) : (
        <p className="measure mt-3 text-muted">
          <Nowhere {...props} />
        </p>
      )}
    </OverviewCard>
  );
}

function Nowhere({ stage, facts: { period, unknown }, retry, isRetrying }: WhereCardProps) {
  const askAgain = (
    <LineButton onPress={retry} isBusy={isRetrying}>
      Try again
    </LineButton>
  );
  if (stage === 'ivf')
    return 'The dates of a treatment come from the clinic. Lunaria does not know them yet.';
  if (stage === 'pregnancy') {
    if (unknown?.includes('pregnancy'))
      return <>Your dates did not load. They are safe on the server. {askAgain}</>;
    return (
      <>
        No dates yet. <TextLink to={addressOf(PREGNANCY_SECTION_ID)}>Add your dates</TextLink> to see your
        week.
      </>
    );
  }
  if (unknown?.includes('period'))
    return <>Your periods did not load. They are safe on the server. {askAgain}</>;
  if (stage === 'pre-menstrual') {
    return period === null
      ? 'No period is recorded yet. There is no date to wait for.'
      : 'A period is recorded. When the next may come stands in the calendar, as an estimate.';
  }
  if (stage === 'menopause' || stage === 'post-menopause') {
    return 'No period is recorded. Only what you record is counted.';
  }
  return (
    <>
      No period is recorded. <TextLink to={CALENDAR_ADDRESS}>Record your last one</TextLink>, and the days are
      counted from it.
    </>
  );
}
