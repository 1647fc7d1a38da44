import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LineButton } from '../../ui/line-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The model in plain words; docs/algorithms/next-period.md has it exactly. */
export function HowCalculated() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LineButton onPress={() => setOpen(true)}>How it is calculated</LineButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="How it is calculated"
        footer={
          <Button kind="secondary" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      >
        <div className="measure space-y-5">
          <Part title="From your own cycles">
            The forecast starts from how long cycles are in general, taken from two studies, and learns from
            each of yours that is finished. Recent cycles count more than old ones. The date is the day before
            which and after which your period is equally likely to come.
          </Part>
          <Part title="What 8 in 10 means">
            Of ten periods, about eight start on a day of the window and two outside it. Regular cycles make
            it narrow, changing ones wide. How often it held for you stands under “How close we were”: what
            was on your screen is kept and never changed afterwards.
          </Part>
          <Part title="As the days go by">
            A day that has passed without a period is left out, and the chances of the others are weighed
            anew. A cycle of about twice your usual length may hide a period that was not recorded; it is
            weighed as such. Cycles that you mark as unusual, and times without cycles, do not count.
          </Part>
          <Part title="When ovulation is known">
            You entered it, or your LH tests or temperatures show it. From then on the forecast counts from
            that day: the time after ovulation changes less than the time before it.
          </Part>
          <Part title="Fertile days">
            Sperm live for up to five days. A day counts as fertile with the chance that ovulation falls on it
            or within the five days after it. From dates alone this is a wide guess: it is not contraception,
            and no day is without any chance.
          </Part>
          <Part title="What it cannot know">
            Illness, stress, travel, a medicine or a pregnancy can move a cycle. No forecast sees them coming.
          </Part>
          {/* Something in it takes the focus, so that the keyboard can scroll it. */}
          <p>
            <TextLink to="/trust#forecasts">What is claimed of forecasts, and how it is tested</TextLink>
          </p>
        </div>
      </Dialog>
    </>
  );
}

function Part({ title, children }: { title: string; children: string | string[] }) {
  return (
    <section>
      <h3 className="font-strong">{title}</h3>
      <p className="mt-1 text-muted">{children}</p>
    </section>
  );
}
