/** The device's own passkey provider as Chromium plays it (WebAuthn.addVirtualAuthenticator): it agrees at once. */
export const AUTHENTICATOR_OPTIONS = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;
