import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';

export const RECOVERY_FILE = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;

/** What she keeps of her recovery codes: for which site, since when, how they work. Nothing about her. */
export function writeRecoveryFile(codes: readonly string[], host: string, madeAt: Date): string {
  const lines = [
    `${PRODUCT_NAME}: recovery codes`,
    `For ${host}, made on ${nameDay(localDateOf(madeAt))}.`,
    'Each code replaces your second step once, after your password. New codes make these void.',
    '',
    ...codes,
  ];
  return `${lines.join('\n')}\n`;
}

/** Saves a text as a file, made on this device and sent nowhere. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then; without this the text would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Prints a text and nothing of the page: it stands in a frame of its own, unseen, until that is done. */
export function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Hidden by its size: a frame that is not laid out prints an empty sheet.
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
  document.body.append(frame);
  const view = frame.contentWindow;
  if (!view) return;
  const sheet = view.document.createElement('pre');
  sheet.textContent = text;
  sheet.style.cssText = 'font:14pt/1.6 monospace;white-space:pre-wrap';
  view.document.body.append(sheet);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
