import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface SignInNoticeFacts {
  fullName: string | null;
  /** By the name the browser gives itself. */
  device: string | null;
  /** Without its last part. */
  address: string | null;
  at: Date;
  /** Where she sees her sign-ins and ends sessions. */
  url: string;
}

const inUtc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Tells of a sign-in from a browser that the account did not know. Says nothing of what the product is for. */
export function composeSignInNotice({
  fullName,
  device,
  address,
  at,
  url,
}: SignInNoticeFacts): Promise<MailContent> {
  const place = address === null ? '' : `, from the network address ${address}`;
  return renderMail({
    subject: `New sign-in to your account at ${PRODUCT_NAME}`,
    fullName,
    before: [
      'Somebody came into your account from a browser that it did not know.',
      `${nameDevice(device)}${place}, on ${inUtc.format(at)} (UTC).`,
      'If that was you, there is nothing to do.',
    ],
    action: { label: 'Look at your sign-ins', url },
    after: [
      'If it was not you: log that browser out under “Where you are logged in”, then change your password.',
      'A browser counts as new as well when its cookies were deleted, and in a private window.',
    ],
  });
}

/** A browser says of itself whatever it wants: what is not simply a name is not repeated in our mail. */
function nameDevice(device: string | null): string {
  return device !== null && /^[\p{L}\d .+-]{1,60}$/u.test(device) && !/\.\p{L}/u.test(device)
    ? device
    : 'A browser without a name';
}
