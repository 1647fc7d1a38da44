import { useEffect, useState } from 'react';
import { writeNote } from '../../app/device-note.ts';
import { followTheme, readTheme, showTheme, type Theme } from '../../app/theme.ts';
import { THEME_KEY } from '../../app/theme-script.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';

const THEMES = [
  { value: 'device', label: 'As this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Light or dark, at once and on every page of this browser. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => followTheme(setTheme), []);
  return (
    <div>
      <RadioCards<Theme>
        label="Light or dark"
        options={THEMES}
        value={theme}
        onValueChange={(chosen) => {
          // Where nothing can be stored it holds as long as the page does.
          writeNote(THEME_KEY, chosen === 'device' ? null : chosen);
          showTheme(chosen);
          setTheme(chosen);
        }}
      />
      <p className="type-hint mt-1.5 text-muted">On this device only, also after you log out.</p>
    </div>
  );
}
