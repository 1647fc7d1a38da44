/**
 * A page, feed or map as it was built, read without a browser: what React and our own scripts write, and nothing else. What
 * is empty is closed at once, as in XML.
 */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

const TAG = /<!--[\s\S]*?-->|<[!?][^>]*>|<(\/?)([\w:-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/y;
const CODE = new Set(['script', 'style']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Throws where a tag stays open, is closed out of turn, or a sign is not escaped. */
export function readMarkup(markup: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  let at = 0;
  while (at < markup.length) {
    const parent = open.at(-1) ?? root;
    const next = CODE.has(parent.name) ? markup.indexOf(`</${parent.name}>`, at) : markup.indexOf('<', at);
    const end = next === -1 ? markup.length : next;
    const text = markup.slice(at, end);
    if (text) parent.children.push(CODE.has(parent.name) ? text : decode(text));
    at = end;
    if (at === markup.length) break;
    TAG.lastIndex = at;
    const [tag, closing, name = '', attributes = '', isClosed] = TAG.exec(markup) ?? [];
    if (tag === undefined) throw new Error(`No tag: ${markup.slice(at, at + 80)}`);
    at += tag.length;
    if (!name) continue;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`Closed out of turn: ${name}`);
      continue;
    }
    const element: Element = { name, attributes: readAttributes(attributes), children: [] };
    parent.children.push(element);
    if (!isClosed) open.push(element);
  }
  if (open.length > 1) throw new Error(`Left open: ${open.map((element) => element.name)}`);
  return root;
}

/** Every element below, itself among them, in the order of the text. */
export function listElements(element: Element): Element[] {
  return [
    element,
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : listElements(child))),
  ];
}

/** Those with this name and all of these attributes; `true` for any value. */
export function findAll(element: Element, name: string, attributes: Record<string, string | true> = {}) {
  return listElements(element).filter(
    (found) =>
      found.name === name &&
      Object.entries(attributes).every(([key, value]) =>
        value === true ? found.attributes[key] !== undefined : found.attributes[key] === value,
      ),
  );
}

/** The only one of its kind. */
export function findOne(element: Element, name: string, attributes: Record<string, string | true> = {}) {
  const [found, ...others] = findAll(element, name, attributes);
  if (!found || others.length > 0)
    throw new Error(`${others.length + (found ? 1 : 0)} of ${name} ${JSON.stringify(attributes)}`);
  return found;
}

/** The words, with one space between those of different elements and without code. */
export function wordsOf(element: Element): string {
  const read = ({ name, children }: Element): string =>
    CODE.has(name)
      ? ''
      : children.map((child) => (typeof child === 'string' ? child : ` ${read(child)} `)).join('');
  return read(element).replaceAll(/\s+/g, ' ').trim();
}

/** The text to the letter, as a browser would say it: `textContent`. */
export function textOf({ children }: Element): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

function decode(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);)|>/i.test(text))
    throw new Error(`Not escaped: ${text.slice(0, 80)}`);
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex?: string, code?: string, name = '') => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? '');
  });
}
