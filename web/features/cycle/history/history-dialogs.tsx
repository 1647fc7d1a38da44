import type { CycleFacts } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { lazy, Suspense, useEffect } from 'react';
import { isSavingData } from '../../../app/save-data.ts';
import { whenIdle } from '../../../app/when-idle.ts';
import { MissingPart } from '../../../ui/missing-part.tsx';
import type { CycleEdits } from './edit/use-cycle-edits.ts';
import type { OpenDialog } from './use-open-dialog.ts';
import type { OfferUndo } from './use-undo.ts';

const LOADERS = {
  cycle: () => import('./edit/cycle-dialog.tsx'),
  add: () => import('./edit/add-period-dialog.tsx'),
  pause: () => import('./pauses/pause-dialog.tsx'),
};
const missing = () => ({ default: MissingPart });
const CycleDialog = lazy(() => LOADERS.cycle().catch(missing));
const AddPeriodDialog = lazy(() => LOADERS.add().catch(missing));
const PauseDialog = lazy(() => LOADERS.pause().catch(missing));

interface HistoryDialogsProps {
  open: OpenDialog | null;
  facts: CycleFacts;
  edits: CycleEdits;
  offerUndo: OfferUndo;
  onClose: () => void;
}

/** The windows of the history. Their code comes once the page has nothing better to do: they open without a connection. */
export function HistoryDialogs({ open, facts, edits, offerUndo, onClose }: HistoryDialogsProps) {
  useEffect(() => {
    if (isSavingData()) return;
    return whenIdle(() => {
      for (const load of Object.values(LOADERS)) load().catch(() => undefined);
    });
  }, []);
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      {open.kind === 'cycle' && (
        <CycleDialog {...{ facts, edits, offerUndo, onClose }} cycle={open.cycle} period={open.period} />
      )}
      {open.kind === 'add' && (
        <AddPeriodDialog {...{ facts, edits, offerUndo, onClose }} within={open.within} />
      )}
      {open.kind === 'pause' && (
        <PauseDialog {...{ facts, onClose }} base={open.base} onSave={edits.putPause} />
      )}
    </Suspense>
  );
}
