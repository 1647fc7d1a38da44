import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { AccountOutcome } from './session-requests.ts';

/** Fixed by the specification (section 8). */
export const SIGNED_OUT = {
  title: 'Logged out',
  message: 'You have been logged out successfully.',
};

/**
 * Not in the catalogue of the specification, which knows no failing logout. To pretend would leave her
 * session open on a device that she may share.
 */
export function describeFailedSignOut(failure: Exclude<AccountOutcome, { kind: 'done' }>) {
  return {
    title: 'Not logged out',
    message:
      failure.kind === 'refused'
        ? `You are still logged in here. ${failure.message}`
        : `${PRODUCT_NAME} could not be reached, you are still logged in here. Please try again.`,
  };
}
