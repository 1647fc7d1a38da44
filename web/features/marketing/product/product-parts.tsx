import { Card } from '../../../ui/card.tsx';
import { ChartExcerpt } from '../excerpts/chart-excerpt.tsx';
import { DayAnatomy } from '../excerpts/day-anatomy.tsx';
import { DocumentExcerpt } from '../excerpts/document-excerpt.tsx';
import { GoalExcerpt } from '../excerpts/goal-excerpt.tsx';
import { LogExcerpt } from '../excerpts/log-excerpt.tsx';
import { WeeksExcerpt } from '../excerpts/weeks-excerpt.tsx';
import { ForecastExample } from '../home/forecast-example.tsx';
import { ProductPart } from './product-part.tsx';

/** The seven parts she uses, each beside a piece of itself. */
export function ProductParts() {
  return (
    <div className="mx-auto max-w-310 px-4 pt-6 sm:px-5 md:pt-10">
      <CalendarPart />
      <ForecastPart />
      <DailyLogPart />
      <HistoryPart />
      <GoalsPart />
      <PregnancyPart />
      <DocumentsPart />
    </div>
  );
}

function CalendarPart() {
  return (
    <ProductPart
      id="calendar"
      name="Cycle calendar"
      heading="See your month at a glance"
      facts={[
        'A period is recorded in two clicks, corrected and deleted at any time.',
        'Symptoms, mood, intercourse, discharge and a note for any day.',
        'A month, or a year at a glance; by keyboard and by screen reader, too.',
      ]}
      excerpt={
        <Card>
          <DayAnatomy />
        </Card>
      }
    >
      What you recorded is solid. Predictions are dashed or hatched, and are not contraception.
    </ProductPart>
  );
}

function ForecastPart() {
  return (
    <ProductPart
      id="forecast"
      name="Forecast"
      heading="A date, and how sure it is"
      isTurned
      facts={[
        'The next period with the days between which it starts eight times in ten, and the chance of each.',
        'Learned from your own cycles; wide where little is known, and wider with each cycle ahead.',
        'Every forecast that you saw is kept and compared with the day on which your period came.',
      ]}
      excerpt={<ForecastExample />}
    >
      One disc per day, its area the chance. Cycles that you call unusual do not count, and two starts that
      lie close are asked about, not averaged. An estimate, and not contraception.
    </ProductPart>
  );
}

function DailyLogPart() {
  return (
    <ProductPart
      id="daily-log"
      name="Daily log"
      heading="Log what you know, leave the rest"
      facts={[
        'Your life stage adds its own: pill, LH test, injections, kicks, hot flashes, blood pressure.',
        'In your units: kg or lbs, °C or °F, glasses or ml.',
        'Yesterday is one tap away, and every other day can be filled in later.',
      ]}
      excerpt={<LogExcerpt />}
    >
      Sleep, activity, mood, stress, weight and water. Only what you touch is recorded: the rest stays “not
      logged”, never a zero.
    </ProductPart>
  );
}

function HistoryPart() {
  return (
    <ProductPart
      id="history"
      name="History"
      heading="Your months, with their gaps"
      isTurned
      facts={[
        'Every quantity over 7, 30, 90 or 365 days, with your cycle beneath it.',
        'The same as a table, for those who read rather than look.',
        'A CSV file for a spreadsheet or your doctor, made on your device and sent nowhere.',
      ]}
      excerpt={<ChartExcerpt />}
    >
      A day without an entry is a gap in the line, not a guess. Today is held against your own average, not
      against somebody else’s.
    </ProductPart>
  );
}

function GoalsPart() {
  return (
    <ProductPart
      id="goals"
      name="Goals"
      heading="Set by you, counted from your log"
      facts={[
        'Sleep, activity, water, mood, or simply the days you log.',
        'Pause one when life gets in the way, or end it: there is no word of reproach.',
      ]}
      excerpt={<GoalExcerpt />}
    >
      Week by week, as seven discs. A night that was not logged is shown as not known, and does not count
      against you.
    </ProductPart>
  );
}

function PregnancyPart() {
  return (
    <ProductPart
      id="pregnancy"
      name="Pregnancy Tracker"
      heading="Forty discs, one a week"
      isTurned
      facts={[
        'Dated by last period, due date or the week you were told; other dates at any time.',
        'What each week brings, each statement with its source.',
        'When a pregnancy ends, you are asked gently, and everything about it leaves your screens at once.',
      ]}
      excerpt={<WeeksExcerpt />}
    >
      Week and day by your dates, counted the way clinicians count. Past 42 weeks it says so plainly.
    </ProductPart>
  );
}

function DocumentsPart() {
  return (
    <ProductPart
      id="documents"
      name="Health documents"
      heading="Read by rules, and quoted"
      facts={[
        'PDF, JPEG, PNG and DOCX up to 10 MB: named, sorted into six kinds, and found again by search.',
        'Laboratory values beside the range that is printed next to them, no other.',
        'Every statement leads to the line it was read on; you can correct each one. Where it is not sure, it says “Not sure”.',
      ]}
      excerpt={<DocumentExcerpt />}
    >
      A report is read on the same server by fixed rules. It tells you what the document says in the
      document’s own words, and concludes nothing. A language model has a part in it only where whoever runs
      the server set one up, and only after you agreed to it by name.
    </ProductPart>
  );
}
