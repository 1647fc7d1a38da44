import { LUTEAL_LIMITS } from '@lunaria/domain/cycle/luteal-length.ts';
import { useProfileDetails } from '../../data/profile/profile-details.ts';
import { LengthForm } from './length-form.tsx';
import { NotLoaded } from './not-loaded.tsx';

/** How long the time after ovulation is, where she knows it. */
export function LutealChoice({ userId }: { userId: string }) {
  const { status, details, change, retry, isRetrying } = useProfileDetails(userId);
  if (status !== 'ready')
    return <NotLoaded what="The days after ovulation" {...{ status, retry, isRetrying }} />;
  return (
    <LengthForm
      label="From ovulation to your period"
      hint={`The luteal phase, ${LUTEAL_LIMITS.min} to ${LUTEAL_LIMITS.max} days. Leave it empty if you do not know: then it is taken from what you record.`}
      limits={LUTEAL_LIMITS}
      mayBeEmpty
      value={details.luteal_days}
      onSave={(luteal_days) => change({ luteal_days })}
    />
  );
}
