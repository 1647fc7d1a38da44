/** So long the form may take to be there. */
const PATIENCE_MS = 8_000;

/** Puts the focus into a field of the log's form as soon as it is there, unless she has gone on by herself. */
export function focusField(part: HTMLElement, name: string, signal: AbortSignal): void {
  const find = () =>
    part.querySelector<HTMLElement>(
      `[data-field="${CSS.escape(name)}"] :is(input, button, [role=combobox], [role=slider])`,
    );
  const leave = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const arrive = () => {
    const field = find();
    if (field === null) return;
    leave();
    const isElsewhere = document.activeElement !== document.body && !part.contains(document.activeElement);
    if (isElsewhere) return;
    field.focus({ preventScroll: true });
    field.closest('[data-field]')?.scrollIntoView({ block: 'center' });
  };
  const observer = new MutationObserver(arrive);
  const timer = setTimeout(leave, PATIENCE_MS);
  signal.addEventListener('abort', leave);
  observer.observe(part, { childList: true, subtree: true });
  if (signal.aborted) leave();
  else arrive();
}
