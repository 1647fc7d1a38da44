/** The part of theme.ts that every page carries. */
export const THEME_KEY = 'lunaria.theme';

/** The background of each (ui/tokens.css), for the bars of the browser. */
export const GROUNDS = { light: '#FAF5EC', dark: '#161018' } as const;

/**
 * Runs in <head> of every page, before the first paint: no page flashes in the other theme. The first `theme-color` that fits
 * counts, so that hers stands before those of the device.
 */
export const writeThemeScript = () =>
  `try{let t=localStorage["${THEME_KEY}"],c=${JSON.stringify(GROUNDS)}[t];if(c){document.documentElement.dataset.theme=t;` +
  'document.head.insertAdjacentHTML("afterbegin","<meta name=theme-color data-chosen content="+c+">")}}catch{}';
