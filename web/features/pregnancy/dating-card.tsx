import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { PregnancyDating } from '@lunaria/domain/pregnancy/dating.ts';
import { useId } from 'react';
import { Sprig } from '../../ui/art.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DatingForm } from './dating-form.tsx';

interface DatingCardProps {
  today: CalendarDate;
  onDate: (dating: PregnancyDating) => void;
}

/** Pregnancy mode without dates: what they are for, and the three ways to give them, right here. */
export function DatingCard({ today, onDate }: DatingCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div>
          <h2 id={titleId} className="type-h2">
            Date your pregnancy
          </h2>
          <p className="measure mt-3">
            One date is enough: the week, the due date and the days to go are counted from it. If you know a
            due date from a scan, take that one.
          </p>
          <p className="measure mt-3 text-muted">
            You can change it at any time. If you are not pregnant or no longer pregnant, choose another mode
            on your dashboard; nothing needs to be entered here.
          </p>
          <Sprig className="mt-6 h-auto w-32 max-lg:hidden" />
        </div>
        <DatingForm id={`${titleId}-form`} today={today} current={null} onDate={onDate}>
          <Button type="submit" className="mt-4 max-sm:w-full">
            Save the dates
          </Button>
        </DatingForm>
      </Card>
    </section>
  );
}
