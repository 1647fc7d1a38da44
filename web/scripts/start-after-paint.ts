const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"\/?>/g;
const START = /(<script type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");/gm;
const IMPORT_LEFT = /^\s*import\b(?!\s*\()/m;

/** What she does first when she begins to use a page; or she turns away, and no paint may come any more. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'visibilitychange'];

/**
 * Until the page is loaded and painted, four seconds at most (its ground alone may be painted before); not at all where what was painted is not the whole of it:
 * somebody is signed in, the address asks for something, nobody sees the tab.
 */
const WAIT = `await new Promise(start => {
if ("signedIn" in document.documentElement.dataset || location.search || document.hidden) return start();
for (const sign of ${JSON.stringify(SIGNS)}) addEventListener(sign, start, { capture: true, once: true });
setTimeout(start, 4000);
const isSeen = list => list.getEntriesByName("first-contentful-paint").length > 0 && start();
const waitForPaint = () => new PerformanceObserver(isSeen).observe({ type: "paint", buffered: true });
if (document.readyState === "complete") waitForPaint();
else addEventListener("load", waitForPaint);
});`;

/**
 * At a first look, what lies below the screen is laid out after the first paint (app.css). Not where a place in the page
 * is asked for or comes back: it would be found by heights that are only estimated.
 */
const LOOK = `if (!location.hash && performance.getEntriesByType("navigation")[0]?.type === "navigate") document.documentElement.dataset.firstLook = ""`;

/** Part by part, so that no task is long; done before React takes the page over. */
const LAY_OUT = `const parts = document.querySelectorAll("html[data-first-look] :is(main section, footer)");
for (const part of parts) {
part.style.contentVisibility = "visible";
part.getBoundingClientRect();
await new Promise(next => setTimeout(next));
}
delete document.documentElement.dataset.firstLook;
for (const part of parts) part.style.contentVisibility = "";`;

/**
 * The page with its scripts asked for after its first paint. What the framework's own script imports, it imports in the
 * same order, one after the other; asked for beforehand as preloads, all arrive side by side. Throws where a page with
 * scripts does not start them in the way that is known here.
 */
export function startAfterPaint(html: string): string {
  const addresses = [...html.matchAll(PRELOAD)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  if (!START.test(html)) throw new Error('A page preloads scripts and starts none.');
  return html
    .replace(PRELOAD, '')
    .replace('<head>', `<head><script>${LOOK}</script>`)
    .replace(
      START,
      (_, open: string, code: string, close: string) =>
        `${open}${WAIT}\n${preload(addresses)}\n${LAY_OUT}\n${importLater(code)}${close}`,
    );
}

function preload(addresses: unknown[]): string {
  const link = 'Object.assign(document.createElement("link"), { rel: "modulepreload", href })';
  return `for (const href of ${JSON.stringify(addresses)}) document.head.append(${link});`;
}

function importLater(code: string): string {
  const later = code.replace(IMPORT, (_, name: string | undefined, address: string) =>
    name === undefined ? `await import(${address});` : `const ${name} = await import(${address});`,
  );
  if (IMPORT_LEFT.test(later)) throw new Error(`A page starts with an import that would not wait: ${later}`);
  return later;
}
