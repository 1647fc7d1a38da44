import { MAX_FACTORS } from '@lunaria/domain/account/factors.ts';

/** What is said where a change of an account is refused and the usual sentence of the code (errors/app-error.ts) says too little. */
export const ACCOUNT_REFUSALS = {
  changedTooOften: 'Your account was changed many times today. Try again tomorrow.',
  sessionEnded: 'This session has ended already.',
  termsChanged: 'The terms were changed meanwhile. Reload the page to read them.',

  emailInUse: 'There is already an account with this email. Log in instead, or use another address.',
  noPassword: 'This account has no password.',
  notThePassword: 'This is not the password of the account.',
  provePassword: 'Confirm with your password instead.',
  confirmAddressFirst:
    'Confirm your email address first, with the link in the mail that came when you signed up.',
  addressIsTaken: 'The address was changed again or has another account by now. Write to us.',

  noTextMessages: 'Codes by text message are not set up on this server.',
  noTextMessagesButOthers:
    'Codes by text message are not set up on this server. Use an authenticator app or a passkey.',
  messageNotSent: 'The text message could not be sent. Try again in a moment, or use another way.',
  factorNameInUse: 'You already have a second step with this name. Choose another.',
  tooManyFactors: `An account has at most ${MAX_FACTORS} second steps. Remove one first.`,
  factorLocked: 'Too many wrong codes. Wait a few minutes, or use another way.',
  pinFirst: 'Choose a PIN first.',
  noPin: 'This account has no PIN.',
  pinRefused: 'Too many wrong PINs. Log in with your password, or wait an hour.',
  pinEnded: 'That was one wrong PIN too many. Log in anew.',
  passkeyOfOther: 'This passkey was not accepted. Try again, or use your PIN.',
  factorStays: 'It stays as it is.',
  questionIsOver: 'This took too long, or was answered before. Start again.',
  passkeyInUse: 'This passkey is in use already.',
  onlyWayIn: 'This is the only way into your account. Add another passkey or a password first.',
  codesNeedFactor: 'Recovery codes stand in for a second step. Set one up first.',
  noSuchRecoveryCode: 'This is none of your unused recovery codes.',

  nothingToLink: 'There is nothing to add any more. Start again if you like.',
  otherIsLinked: (provider: string) =>
    `Another ${provider} account is linked here already. Nothing was changed.`,
  notLinked: (provider: string) => `${provider} is not linked to your account.`,
  onlyProvider: (provider: string) =>
    `${provider} is your only way to log in. Set a password or add a passkey first, then remove it.`,
  providerAway: (provider: string) => `${provider} could not be reached. Try again in a moment.`,
} as const;
