import { CopyButton } from '../../../ui/copy-button.tsx';

/** The address, this once, and how it gets into a calendar. */
export function NewAddress({ address }: { address: string }) {
  return (
    <div className="space-y-5">
      <div>
        <p className="rounded-input bg-sunken p-4 font-mono text-sm leading-6 wrap-anywhere">{address}</p>
        <div className="mt-3 flex flex-wrap items-center gap-2.5">
          <CopyButton kind="secondary" text={address} label="Copy the address" />
          <a
            href={address.replace(/^https?:/, 'webcal:')}
            className="type-small min-h-6 text-primary underline underline-offset-3 hover:decoration-2"
          >
            Open it in the calendar of this device
          </a>
        </div>
      </div>
      <dl className="space-y-3">
        {WAYS.map(({ program, steps }) => (
          <div key={program}>
            <dt className="font-medium">{program}</dt>
            <dd className="type-small text-muted">{steps}</dd>
          </div>
        ))}
      </dl>
      <p className="type-small">
        Treat it like a key. If somebody else has it, make another one. Programs look again every few hours,
        so a change takes a while to show.
      </p>
    </div>
  );
}

const WAYS = [
  { program: 'iPhone, iPad and Mac', steps: 'Open it on the device, or choose “Add subscription calendar”.' },
  { program: 'Google Calendar', steps: 'On a computer: “Other calendars”, then “From URL”.' },
  { program: 'Outlook', steps: '“Add calendar”, then “Subscribe from web”.' },
] as const;
