import { HIDEABLE_PARTS, type HideablePart } from '@lunaria/domain/dashboard/hidden-parts.ts';
import { useProfileDetails } from '../../data/profile/profile-details.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { NotLoaded } from './not-loaded.tsx';

/** What stands on her dashboard below her day. */
export function PartsChoice({ userId }: { userId: string }) {
  const { status, details, change, retry, isRetrying } = useProfileDetails(userId);
  if (status !== 'ready') {
    return <NotLoaded what="What you see on Today" {...{ status, retry, isRetrying }} />;
  }
  const hidden = details.hidden_parts;
  const shown = HIDEABLE_PARTS.map(({ value }) => value).filter((part) => !hidden.includes(part));
  const show = (parts: readonly HideablePart[]) =>
    change({
      hidden_parts: HIDEABLE_PARTS.map(({ value }) => value).filter((part) => !parts.includes(part)),
    });
  return (
    <div>
      <ChoiceChips<HideablePart>
        label="Shown on your dashboard"
        options={HIDEABLE_PARTS}
        value={shown}
        onValueChange={show}
        describedBy="parts-hint"
      />
      <p id="parts-hint" className="type-hint mt-2 text-muted">
        Press one to put it out of sight. Search and Menu still lead to it. Your day, the log and alerts
        always stand there.
      </p>
    </div>
  );
}
