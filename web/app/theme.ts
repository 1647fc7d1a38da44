import { readNote } from './device-note.ts';
import { GROUNDS, THEME_KEY } from './theme-script.ts';

/** Light or dark: as she chose on this device, else as the device says. Styles read it from `data-theme` (ui/tokens.css). */
export type Theme = 'device' | keyof typeof GROUNDS;

export function readTheme(): Theme {
  const kept = readNote(THEME_KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'device';
}

export function showTheme(theme: Theme): void {
  document.head.querySelector('meta[data-chosen]')?.remove();
  if (theme === 'device') {
    delete document.documentElement.dataset.theme;
    return;
  }
  document.documentElement.dataset.theme = theme;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = GROUNDS[theme];
  meta.dataset.chosen = '';
  document.head.prepend(meta);
}

/** Chosen in another tab: this one follows. Returns how to stop. */
export function followTheme(onChange: (theme: Theme) => void = () => {}): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Null: everything was cleared at once.
    if (key !== THEME_KEY && key !== null) return;
    const theme = readTheme();
    showTheme(theme);
    onChange(theme);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
