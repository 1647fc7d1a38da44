import { sayValue } from './csv.ts';
import type { ExportedData } from './exported-data.ts';
import { sayLeftOut } from './leave-out.ts';
import { listTables } from './table-words.ts';

/** Lists that are for a program rather than for her: they are in `lunaria.json` and `csv/`. */
const NOT_SUMMARIZED = [
  'cycle_forecasts',
  'document_readings',
  'document_corrections',
  'dismissed_proposals',
  'record_anchors',
  'access_events',
  'sign_ins',
  'account_events',
  'notices',
];

interface SummaryList {
  title: string;
  about: string | null;
  head: string[];
  rows: string[][];
}

/** What the summary says: the web page and the PDF draw this, and say the same. */
export interface Summary {
  title: string;
  /** Sentences below the title. */
  intro: string[];
  lists: SummaryList[];
}

/** Her data for reading: every list with its columns that hold something, without ids. */
export function summarize(data: Pick<ExportedData, 'made_at' | 'account' | 'left_out' | 'tables'>): Summary {
  const lists = listTables(data)
    .filter(({ table }) => !NOT_SUMMARIZED.includes(table))
    .map(({ title, about, head, rows }) => {
      const said = rows.map((row) => row.map(sayValue));
      const shown = head.flatMap((heading, index) =>
        !/(^|\s)id$/i.test(heading) && said.some((row) => row[index] !== '') ? [index] : [],
      );
      return {
        ...{ title, about },
        head: shown.map((index) => head[index] ?? ''),
        rows: said.map((row) => shown.map((index) => row[index] ?? '')),
      };
    });
  const left = sayLeftOut(data.left_out);
  return {
    title: 'Your data in Lunaria',
    intro: [
      `${data.account.full_name}, ${data.account.email}.`,
      `Made on ${data.made_at.slice(0, 10)}. Days are written year, month, day. Times are in UTC.`,
      ...(left === '' ? [] : [`Left out, as you chose: ${left}.`]),
    ],
    lists,
  };
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const quote = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

const STYLE = `
:root { color-scheme: light dark; --ground: #faf5ec; --text: #2a1a2c; --muted: #665566; --line: #e3d8c8; }
@media (prefers-color-scheme: dark) { :root { --ground: #161018; --text: #f4ece6; --muted: #bcacb9; --line: #3b2f40; } }
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.5rem; }
p { max-width: 66ch; } .muted { color: var(--muted); }
.list { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.8rem 0.3rem 0; border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere; min-width: 4rem; white-space: pre-wrap; }
@media print { body { margin: 0; max-width: none; font-size: 9pt; background: none; color: #000; }
  .list { overflow: visible; } thead { display: table-header-group; } tr { break-inside: avoid; } h2 { break-after: avoid; } }
`;

/** The summary as one page: no script, nothing fetched, in whatever browser. */
export function writeSummaryPage({ title, intro, lists }: Summary): string {
  const contents = lists.map(
    (list, index) => `<li><a href="#list-${index + 1}">${quote(list.title)}</a> (${list.rows.length})</li>`,
  );
  const sections = lists.map(
    (list, index) => `<h2 id="list-${index + 1}">${quote(list.title)}</h2>
${list.about === null ? '' : `<p class="muted">${quote(list.about)}</p>\n`}<div class="list"><table>
<thead><tr>${list.head.map((heading) => `<th scope="col">${quote(heading)}</th>`).join('')}</tr></thead>
<tbody>
${list.rows.map((row) => `<tr>${row.map((cell) => `<td>${quote(cell)}</td>`).join('')}</tr>`).join('\n')}
</tbody></table></div>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<title>${quote(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${quote(title)}</h1>
${intro.map((line) => `<p>${quote(line)}</p>`).join('\n')}
<ul>
${contents.join('\n')}
</ul>
${sections.join('\n')}
</body>
</html>
`;
}
