import { userEvent } from 'vitest/browser';

/** Presses Tab until the control whose name begins so has the focus; fails when the keyboard cannot get there. */
export async function tabTo(name: string, key = '{Tab}'): Promise<void> {
  for (let presses = 0; presses < 160; presses += 1) {
    if (nameFocused().startsWith(name)) return;
    await userEvent.keyboard(key);
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}

function nameFocused(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return '';
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = labelledBy.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const label = labels.map((part) => part.textContent ?? '').join(' ');
  return (named || element.getAttribute('aria-label') || label || element.textContent || '').trim();
}
