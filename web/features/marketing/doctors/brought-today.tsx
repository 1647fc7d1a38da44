import { TextLink } from '../../../ui/text-link.tsx';
import { DocumentExcerpt } from '../excerpts/document-excerpt.tsx';
import { FactList } from '../fact-list.tsx';
import { PageSection } from '../page-section.tsx';
import { linkClaim } from '../trust/claim-ids.ts';

/** What reaches a doctor today, by way of the patient, and what it must not be taken for. */
export function BroughtToday() {
  return (
    <PageSection id="today" heading="What reaches you today, through her" isRaised>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <FactList
            facts={[
              <>
                <strong className="font-strong">Her log as a CSV file</strong>, over 7 to 365 days, to print
                or to open in a spreadsheet. She makes it on her device and gives it to you herself.
              </>,
              <>
                <strong className="font-strong">Her calendar and charts on her screen</strong>: recorded days
                solid, estimates hatched or dashed, gaps as gaps.
              </>,
              <>
                <strong className="font-strong">Her documents with their originals</strong>: letters, results
                and scans in one place, each statement leading to the line it was read on.
              </>,
            ]}
          />
          <h3 className="type-h3 mt-10">What it is not</h3>
          <p className="measure mt-2 text-muted">
            No medical device, no diagnosis, no contraception. Fertile days and ovulation are counted by cycle
            length. Documents are read by rules that can be wrong, and photos are misread. Nothing is sent to
            you, and no account but hers can read what she recorded:{' '}
            <TextLink to={linkClaim('who-can-see')}>who can see what</TextLink>.
          </p>
        </div>
        <DocumentExcerpt />
      </div>
    </PageSection>
  );
}
