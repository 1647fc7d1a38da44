/**
 * Ends what moves on the page until the sheet is taken off again: what is just fading in has no contrast yet, also what appears
 * while axe reads, as the line that something is saved. Refers to nothing around it, so that a story can run it in a page.
 */
export function standStill(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const now = '0s !important';
  sheet.replaceSync(
    `*, ::before, ::after { animation-duration: ${now}; animation-delay: ${now}; transition-duration: ${now}; transition-delay: ${now} }`,
  );
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
