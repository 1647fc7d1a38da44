import { type Country, listCountries, scoreCountry } from '@lunaria/domain/emergency/countries.ts';
import { Command } from 'cmdk';
import { Check, Search } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';

interface CountryDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Null: as the time zone of the device says. */
  chosen: string | null;
  onChoose: (country: string | null) => void;
}

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

/** One of all countries with a number, found by a few letters. */
export function CountryDialog({ isOpen, onOpenChange, chosen, onChoose }: CountryDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const countries = useMemo(listCountries, []);
  const byCode = useMemo(() => new Map(countries.map((country) => [country.code, country])), [countries]);

  function choose(country: string | null) {
    onOpenChange(false);
    if (country !== chosen) onChoose(country);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Your country"
      subtitle="Its numbers are shown, and weeks and units as usual there, where you chose none."
      isFlush
      initialFocus={input}
    >
      <Command
        label="Your country"
        loop
        filter={(code, typed) => scoreChoice(byCode.get(code), typed)}
        className="outline-none"
      >
        <div className="sticky top-0 z-10 flex items-center gap-3 border-b border-border bg-raised px-5 sm:px-7">
          <Search {...ICON} className="shrink-0 text-muted" />
          <Command.Input
            ref={input}
            placeholder="Search"
            className="min-h-14 w-full bg-transparent outline-none focus-visible:outline-none"
          />
        </div>
        <Command.Empty className="px-3 py-8 text-center text-muted">
          No country has that name. Without one, 112 and 911 are shown.
        </Command.Empty>
        <Command.List label="Countries" className="p-2 pb-4 sm:px-4">
          <Choice
            value=""
            name="As the time zone of my device says"
            isChosen={chosen === null}
            onChoose={() => choose(null)}
          />
          {countries.map(({ code, name }) => (
            <Choice
              key={code}
              value={code}
              name={name}
              isChosen={code === chosen}
              onChoose={() => choose(code)}
            />
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}

/** The way back to the device stands there as long as nothing is typed. */
function scoreChoice(country: Country | undefined, typed: string): number {
  return country === undefined ? 0 : scoreCountry(country, typed);
}

interface ChoiceProps {
  value: string;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ value, name, isChosen, onChoose }: ChoiceProps) {
  return (
    <Command.Item
      value={value === '' ? 'device' : value}
      onSelect={onChoose}
      className="type-button font-regular flex min-h-11 cursor-pointer items-center gap-3.5 rounded-small px-3 py-2 aria-selected:bg-primary-tint aria-selected:text-primary forced-colors:aria-selected:outline-2"
    >
      <span className="min-w-0 flex-1">
        {name}
        {isChosen && <span className="sr-only">, chosen</span>}
      </span>
      {isChosen && <Check {...ICON} size={18} className="shrink-0" />}
    </Command.Item>
  );
}
