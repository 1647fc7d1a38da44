import { GROUNDS, THEME_KEY } from './theme-script.ts';

/** Light or dark: as she chose on this device, else as the device says. Styles read it from `data-theme` (ui/tokens.css). */
export const THEMES = [
  { value: 'device', label: 'As this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
export type Theme = (typeof THEMES)[number]['value'];

export function readTheme(): Theme {
  try {
    const kept = window.localStorage.getItem(THEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'device';
  } catch {
    return 'device';
  }
}

/** From now on, on every page of this browser; where nothing can be stored, on this page. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'device') window.localStorage.removeItem(THEME_KEY);
    else window.localStorage.setItem(THEME_KEY, theme);
  } catch {
    // It holds as long as the page does.
  }
  showTheme(theme);
}

function showTheme(theme: Theme): void {
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
