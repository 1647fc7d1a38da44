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
