/** In this tab alone: that she left quickly, and where to. */
export const LEFT_KEY = 'lunaria-left';

/**
 * Runs in <head> of every page, before the first paint: back and forward do not return after Leave quickly, a new visit
 * does (leave-quickly.ts). A function, so that a page that has it in its head carries it no second time.
 */
export const writeLeftScript = (): string =>
  `try{let s=sessionStorage,u=s["${LEFT_KEY}"];if(u){if(performance.getEntriesByType("navigation")[0].type=="back_forward"){` +
  `document.documentElement.hidden=!0;location.replace(u)}else s.removeItem("${LEFT_KEY}")}}catch{}`;
