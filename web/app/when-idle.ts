/** Runs `task` once the page has nothing better to do; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 1_000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task, { timeout: 3_000 });
  return () => cancelIdleCallback(idle);
}
