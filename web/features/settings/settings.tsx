import { EMERGENCY_ADDRESS } from '@lunaria/domain/dashboard/sections.ts';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/text-link.tsx';
import { ComingInChoices } from './coming-in-choices.tsx';
import { CountryChoice } from './country-choice.tsx';
import { CycleLengthChoice } from './cycle-length-choice.tsx';
import { DiscreetChoice } from './discreet-choice.tsx';
import { FormsChoice } from './forms-choice.tsx';
import { LutealChoice } from './luteal-choice.tsx';
import { ModeLine } from './mode-line.tsx';
import { PartsChoice } from './parts-choice.tsx';
import { SaveDataChoice } from './save-data-choice.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { UnitsChoice } from './units-choice.tsx';
import { WeekStartChoice } from './week-start-choice.tsx';

/** All that she can set, each saved as she chooses it. What holds on one device alone says so. */
export function Settings({ userId }: { userId: string }) {
  return (
    <div className="space-y-12 pt-2">
      <p className="text-muted">
        Each choice is saved as you make it, and holds on all your devices unless its line says otherwise.
      </p>
      <SettingsGroup title="Look">
        <ThemeChoice />
      </SettingsGroup>
      <SettingsGroup title="Country, units, weeks and dates">
        <CountryChoice userId={userId} />
        <UnitsChoice userId={userId} />
        <WeekStartChoice userId={userId} />
        <FormsChoice userId={userId} />
        <p className="type-small text-muted">
          What you did not choose is as usual in your country: the one above, or else that of the time zone of
          your device.
        </p>
      </SettingsGroup>
      <SettingsGroup title="Today">
        <PartsChoice userId={userId} />
      </SettingsGroup>
      <SettingsGroup title="Your mode and cycle">
        <ModeLine userId={userId} />
        <CycleLengthChoice userId={userId} />
        <LutealChoice userId={userId} />
      </SettingsGroup>
      <SettingsGroup title="Data on this device">
        <SaveDataChoice />
      </SettingsGroup>
      <SettingsGroup title="When somebody comes in">
        <ComingInChoices />
      </SettingsGroup>
      <SettingsGroup title="Another name on this device">
        <DiscreetChoice />
      </SettingsGroup>
      <SettingsGroup title="Set elsewhere">
        <ul className="list-disc space-y-2 pl-5">
          <Elsewhere to="/dashboard/profile">Name, email address and what you told about yourself</Elsewhere>
          <Elsewhere to="/dashboard/privacy">Password, second step and where you are logged in</Elsewhere>
          <Elsewhere to="/dashboard/privacy#lock">PIN, and a lock when you are away</Elsewhere>
          <Elsewhere to="/dashboard/notifications">Mails and reminders</Elsewhere>
          <Elsewhere to={EMERGENCY_ADDRESS}>Whom to call</Elsewhere>
        </ul>
      </SettingsGroup>
    </div>
  );
}

function Elsewhere({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <TextLink to={to}>{children}</TextLink>
    </li>
  );
}
