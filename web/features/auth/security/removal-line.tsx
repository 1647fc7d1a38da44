import type { Factor } from '@lunaria/domain/account/factors.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { describeFailedChange } from '../account-toasts.ts';
import { useAccountChange } from './use-account-change.ts';

/** Of a second step that is to go because somebody asked for it by mail: when, and that she may keep it. */
export function RemovalLine({ factor, onKept }: { factor: Factor; onKept: () => void }) {
  const change = useAccountChange();
  if (factor.removal_due_at === null) return null;
  const due = new Date(factor.removal_due_at);
  const time = due.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

  async function keep() {
    const outcome = await change('POST', `/api/auth/factors/${factor.id}/keep`);
    if (typeof outcome === 'string') return;
    if (outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.status === 409)) {
      showToast({ title: 'It stays', message: `“${factor.friendly_name}” goes on being asked for.` });
      onKept();
    } else showToast({ ...describeFailedChange('It was not kept', outcome), kind: 'destructive' });
  }

  return (
    <p className="type-small mt-1.5 basis-full text-danger">
      It goes on {shortDay(localDateOf(due), localDateOf(new Date()))} at {time}: whoever set a new password
      by mail asked for that.{' '}
      <Button kind="quiet" className="-mx-3 px-3!" onClick={() => void keep()}>
        Keep it<span className="sr-only"> ({factor.friendly_name})</span>
      </Button>
    </p>
  );
}
