import type { CycleReport } from '@lunaria/domain/cycle-report/cycle-report.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import frauncesUrl from '../../ui/fonts/fraunces-latin.woff2?url';
import interUrl from '../../ui/fonts/inter-latin.woff2?url';
import sheetStyles from './report-sheet.css?raw';
import { ReportSheet } from './report-sheet.tsx';

/** The margins are the sheet's own: a browser then prints no address and no date beside them. */
export const pageRule = (paper: CycleReport['paper']) =>
  `@page { size: ${paper === 'a4' ? 'A4' : 'letter'}; margin: 0; }`;

/**
 * The page as a file of its own: opened from a disk it needs nothing and asks nobody; no script runs in it. Fonts are
 * inside where they can be had; otherwise those of the reader's system serve.
 */
export async function writeReportFile(report: CycleReport): Promise<string> {
  const [inter, fraunces] = await Promise.all([embedFont(interUrl), embedFont(frauncesUrl)]);
  const styles = [
    describeFont('Inter', '400 600', inter),
    describeFont('Fraunces', '400 460', fraunces),
    pageRule(report.paper),
    'html { background: #f3ebdd; } body { margin: 0; }',
    sheetStyles,
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Summary, ${report.made_on}</title>
<style>
${styles}
</style>
</head>
<body>
<main>${drawSheet(report)}</main>
</body>
</html>
`;
}

/** As the browser itself writes down what it shows: every text of hers stays text. */
function drawSheet(report: CycleReport): string {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(<ReportSheet report={report} level={1} />));
  const markup = holder.innerHTML;
  root.unmount();
  return markup;
}

async function embedFont(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary);
  } catch {
    return null;
  }
}

function describeFont(family: string, weight: string, base64: string | null): string {
  if (base64 === null) return '';
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${base64}) format("woff2"); }`;
}
