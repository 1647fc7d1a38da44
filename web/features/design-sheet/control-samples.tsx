import { CircleHelp, LogOut, Menu as MenuIcon, PhoneCall, Settings, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { TypedNumber } from '../../ui/typed-number.ts';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

const LENGTHS = ['26', '27', '28', '29'].map((value) => ({ value, label: `${value} days` }));

export function FieldSamples() {
  const [length, setLength] = useState('28');
  return (
    <>
      <TextField label="Email" placeholder="you@example.org" />
      <Select
        label="Cycle length"
        options={LENGTHS}
        value={length}
        onValueChange={setLength}
        hint="Normal cycles range from 21-35 days. Most common: 28 days."
      />
      <PasswordField
        label="Password"
        defaultValue="12345"
        error="Password must be at least 8 characters"
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-5">
        <Checkbox label="Terms" defaultChecked />
        <Checkbox label="Off" />
      </div>
    </>
  );
}

export function MenuSample() {
  return (
    <Menu
      align="start"
      trigger={
        <Button kind="secondary" icon={<MenuIcon {...ICON} />} className="self-start">
          Menu
        </Button>
      }
    >
      <MenuLink to="/dashboard/profile" icon={<User {...ICON} />}>
        My Profile
      </MenuLink>
      <MenuLink to="/dashboard/settings" icon={<Settings {...ICON} />}>
        Settings
      </MenuLink>
      <MenuGroup label="Help">
        <MenuLink to="/dashboard/emergency" icon={<PhoneCall {...ICON} />}>
          Emergency Contacts
        </MenuLink>
        <MenuLink to="/dashboard/help" icon={<CircleHelp {...ICON} />}>
          Help & Support
        </MenuLink>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon={<LogOut {...ICON} />} onSelect={() => {}}>
        Logout
      </MenuItem>
    </Menu>
  );
}

export function SliderSample() {
  const [quality, setQuality] = useState<TypedNumber>(7);
  return (
    <Slider
      label="Sleep quality"
      value={quality}
      onValueChange={setQuality}
      min={1}
      max={10}
      lowLabel="1 poor"
      highLabel="10 deep"
    />
  );
}

export function TabsSample() {
  const [method, setMethod] = useState('last-period');
  return (
    <Tabs
      label="How to date the pregnancy"
      value={method}
      onValueChange={setMethod}
      tabs={[
        { value: 'last-period', label: 'Last Period', content: 'First day of the last period' },
        { value: 'due-date', label: 'Due Date', content: 'The date a clinician named' },
        { value: 'current-week', label: 'Current Week', content: 'Week 1 to 42' },
      ]}
    />
  );
}
