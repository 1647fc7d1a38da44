const PLACES: readonly { id: string; label: string }[] = [
  { id: 'consents', label: 'What you agreed to' },
  { id: 'recipients', label: 'Who else gets something' },
  { id: 'access-history', label: 'Access history' },
  { id: 'on-this-device', label: 'What this browser keeps' },
  { id: 'lock', label: 'PIN and lock' },
  { id: 'second-step', label: 'Second step' },
  { id: 'passkeys', label: 'Passkeys' },
  { id: 'change-password', label: 'Password' },
  { id: 'email-address', label: 'Email address' },
  { id: 'linked-accounts', label: 'Google and Apple' },
  { id: 'open-sessions', label: 'Where you are logged in' },
  { id: 'recent-sign-ins', label: 'Sign-ins' },
  { id: 'account-activity', label: 'Account activity' },
  { id: 'erase-part', label: 'Erase a part' },
  { id: 'erase', label: 'Erase your account' },
];

/** The places of a long page, each one press away. */
export function OnThisPage() {
  return (
    <nav aria-labelledby="contents" className="border-l-2 border-border pl-4 print:hidden">
      <h2 id="contents" className="type-label">
        On this page
      </h2>
      <ul className="type-small mt-1 gap-x-6 min-[22rem]:columns-2">
        {PLACES.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center rounded-[4px] text-muted underline-offset-3 hover:text-text hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
