import { useEffect, useState } from 'react';
import { chooseTheme, followTheme, readTheme, THEMES, type Theme } from '../../app/theme.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';

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
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      />
      <p className="type-hint mt-1.5 text-muted">On this device only, also after you log out.</p>
    </div>
  );
}
