import { PERIOD_WRITES } from '../../data/periods/periods.ts';
import { PREGNANCY_WRITES } from '../../data/pregnancy/pregnancy.ts';
import { STAGE_WRITES } from '../../data/profile/life-stage.ts';
import { SIGNALS_WRITES } from '../../data/signals/signals.ts';
import { whenIdle } from '../when-idle.ts';
import { provideKinds } from './browser-write-queue.ts';
import type { WriteKind } from './write-kind.ts';

/**
 * The kinds that the dashboard makes as it opens; the others are in later-write-kinds.ts. What an earlier visit left on the
 * device is sent from any signed-in page, whether or not the screen that made it is open: a new kind gets its line here or
 * there.
 */
export const WRITE_KINDS: readonly WriteKind<unknown>[] = [
  // as: each is only ever given back what was enqueued under its name
  PERIOD_WRITES as WriteKind<unknown>,
  SIGNALS_WRITES as WriteKind<unknown>,
  PREGNANCY_WRITES as WriteKind<unknown>,
  STAGE_WRITES as WriteKind<unknown>,
];

/** Where something of them waits, and the page has nothing better to do. */
async function loadLater() {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return (await import('./later-write-kinds.ts')).LATER_WRITE_KINDS;
}

provideKinds({ first: WRITE_KINDS, loadLater });
