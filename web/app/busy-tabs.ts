import type { SessionManager } from '../features/session/session-manager.ts';

/** Whether a reload would take something from under her hands, in this tab or in another one of this browser. */

const CHANNEL = 'lunaria-busy-tabs';
const QUESTION = 'who is busy?';
const ANSWER = 'I am';

/** How long the other tabs have for an answer. One that sleeps is asked again by nobody: it looks before it reloads. */
const ANSWER_WITHIN_MS = 300;

/** Chosen rather than typed, or typed to look for something: soon done again. */
const NOT_TYPED = 'input:is([type=search], [type=checkbox], [type=radio], [type=range]), [role=combobox]';

/** Forms that keep what is typed on the device mark themselves with this. */
const SURVIVES = '[data-survives-reload]';

const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
let countWork = () => 0;
let channel: BroadcastChannel | null = null;

/** Remembers for as long as the page lives in which fields she typed since their form was last sent. */
export function watchTyping(manager: SessionManager): () => void {
  countWork = () => {
    const state = manager.getState();
    return state.status === 'signed-in' ? countUnfinishedWork(state.session.user.id) : 0;
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('input', noteTyping, { capture: true, signal });
  document.addEventListener('submit', forgetForm, { capture: true, signal });
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', answer);
  return () => {
    stop.abort();
    channel?.close();
    channel = null;
  };
}

function noteTyping({ target }: Event): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || target.matches(NOT_TYPED) || target.closest(SURVIVES)) return;
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  typed.add(target);
}

function forgetForm({ target }: Event): void {
  for (const field of typed) if (field.form === target) typed.delete(field);
}

function answer({ data }: MessageEvent): void {
  if (data === QUESTION && isBusy()) channel?.postMessage(ANSWER);
}

/** Something typed here was not sent, or a file is on its way. */
export function hasUnsaved(): boolean {
  return countWork() > 0 || [...typed].some((field) => field.isConnected && field.value !== '');
}

/** Or she is in the middle of something in an open window. */
export function isBusy(): boolean {
  return hasUnsaved() || document.querySelector('[role=dialog]') !== null;
}

export function isBusyElsewhere(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const hear = ({ data }: MessageEvent) => data === ANSWER && resolve(true);
  channel?.addEventListener('message', hear);
  channel?.postMessage(QUESTION);
  setTimeout(() => resolve(false), channel ? ANSWER_WITHIN_MS : 0);
  return promise.finally(() => channel?.removeEventListener('message', hear));
}

/** Work of this visit that lives in the memory of the page: a logout would lose it, like changes that are not sent. */

type Count = (userId: string) => number;

const counts = new Set<Count>();

/** `count`: how many things of hers are on their way at this moment. */
export function registerUnfinishedWork(count: Count): void {
  counts.add(count);
}

export function countUnfinishedWork(userId: string): number {
  return [...counts].reduce((sum, count) => sum + count(userId), 0);
}
