import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FactList } from '../fact-list.tsx';
import { PageSection } from '../page-section.tsx';
import { linkClaim } from '../trust/claim.ts';

/** What lies under every part: that nothing is lost, and that it is hers. */
export function ProductGround() {
  return (
    <PageSection
      id="ground"
      heading="Under all of it"
      lead="Two parts that have no screen of their own, and matter on every one."
      isRaised
    >
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <Card className="bg-background! shadow-none!">
          <h3 className="type-h2">Without a connection</h3>
          <p className="measure mt-2 text-muted">
            A change is on your device first and is sent until the server has stored it. In a tunnel, on a
            plane, in a waiting room with thick walls.
          </p>
          <WayOfAChange />
          <FactList
            facts={[
              'The dashboard opens offline, with what it last showed you.',
              'You see how many changes are still waiting. Logging out asks before any is lost.',
            ]}
          />
        </Card>
        <Card className="bg-background! shadow-none!">
          <h3 className="type-h2">Yours alone</h3>
          <p className="measure mt-2 text-muted">
            The database itself decides which rows an account may see: yours. A check that was forgotten in
            the program shows nothing of anybody else.
          </p>
          <RowsOfOthers />
          <FactList
            facts={[
              <>
                256-bit encryption for notes and documents, not for dates, numbers and what you tick:{' '}
                <TextLink to={linkClaim('at-rest')}>what that means</TextLink>.
              </>,
              'No advertising, no trackers: pages load nothing from any other address.',
            ]}
          />
        </Card>
      </div>
    </PageSection>
  );
}

/** Entered, waiting on the device, stored: three discs on their way. */
function WayOfAChange() {
  return (
    <ol className="type-hint isolate my-7 grid max-w-96 grid-cols-3 text-center">
      {['Entered', 'On your device', 'On the server'].map((word, index) => (
        <li key={word} className="relative">
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`absolute top-6 right-[calc(50%+1.75rem)] left-[calc(-50%+1.75rem)] border-t-2 border-control ${index === 2 ? 'border-dashed' : ''}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`mx-auto block size-12 rounded-full border forced-color-adjust-none ${
              index === 2 ? 'border-dashed border-control' : 'border-primary bg-primary/85'
            }`}
          />
          <span className="mt-2 block">{word}</span>
        </li>
      ))}
    </ol>
  );
}

/** One disc among others that she cannot see into. */
function RowsOfOthers() {
  return (
    <svg
      viewBox="0 0 384 76"
      aria-hidden="true"
      className="isolate my-7 w-full max-w-96 forced-color-adjust-none"
    >
      {Array.from({ length: 9 }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: discs are nothing but their position
          key={index}
          cx={36 + index * 39}
          cy="38"
          r="26"
          strokeDasharray={index === 4 ? undefined : '4 4'}
          className={index === 4 ? 'fill-primary stroke-primary' : 'fill-none stroke-control'}
        />
      ))}
      <path
        d="M184 38v-7a8 8 0 0 1 16 0v7m-19 0h22v14h-22z"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-primary-text"
      />
    </svg>
  );
}
