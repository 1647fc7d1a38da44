declare global {
  interface Window {
    holdPress?: (event: Event) => void;
    heldPresses?: Set<HTMLElement>;
  }
}

/**
 * Keeps what is pressed before React listens, for React. Links and forms work by themselves and are left alone; what
 * lies in a form belongs to it. In the <head> of every page: scripts come after what is seen.
 */
export const EARLY_PRESS_SCRIPT =
  'window.heldPresses=new Set;addEventListener("click",window.holdPress=e=>{' +
  'const p=e.target.closest("button[type=button],label");if(!p||p.closest("form"))return;' +
  'e.preventDefault();e.stopImmediatePropagation();window.heldPresses.add(p)},true)';

/** From now on presses take their usual way; those that came too early are made again, each once. */
export function repeatEarlyPresses(): void {
  const { holdPress, heldPresses } = window;
  if (!holdPress || !heldPresses) return;
  removeEventListener('click', holdPress, true);
  delete window.holdPress;
  delete window.heldPresses;
  // Not within an effect: there React could not answer a press at once.
  setTimeout(() => {
    for (const pressed of heldPresses) pressed.click();
  });
}
