import { isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { LOG_DAY_PARAMETER } from '@lunaria/domain/dashboard/places.ts';
import { Hand } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { openLogSheet } from '../../app/log-sheet-request.ts';
import { titlePage } from '../../app/page-title.ts';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { DailyLog } from '../../features/daily-log/daily-log.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';
import { Button } from '../../ui/button.tsx';

export const handle = { title: 'Daily log' };

export const meta = () => titlePage(handle.title);

/** All fields of the log, on a page of their own. What is pressed in the sheet stands in them, and the other way round. */
export default function LogPage() {
  const { user } = useHerSession();
  const { stage, profile } = useLifeStage(user.id);
  const [search] = useSearchParams();
  const day = search.get(LOG_DAY_PARAMETER);
  return (
    <main id="main" className="mx-auto max-w-310 px-4 pt-3 pb-16 max-wide:pb-8 sm:px-5 wide:pt-8">
      <h1 className="sr-only">{handle.title}</h1>
      <p className="mb-4 flex justify-end">
        <Button
          kind="tinted"
          onClick={() => openLogSheet(isCalendarDate(day) ? day : null)}
          icon={<Hand aria-hidden="true" size={20} strokeWidth={1.75} />}
        >
          Log by tapping
        </Button>
      </p>
      <DailyLog userId={user.id} stage={profile.isPending ? null : stage} />
    </main>
  );
}
