import type { Factor, FactorList } from '@lunaria/domain/account/factors.ts';
import { FactorSetup } from './factor-setup.tsx';
import { RecoveryRenewal } from './recovery-renewal.tsx';
import { RemoveFactor } from './remove-factor.tsx';

/** What is open over the section. */
export type OpenChange =
  | { kind: 'authenticator' }
  | { kind: 'phone' }
  | { kind: 'codes' }
  | { kind: 'remove'; factor: Factor };

interface SecondStepDialogProps {
  change: OpenChange;
  list: FactorList;
  onClose: () => void;
}

/** Whatever changes her second steps, in one window; loaded when the first is opened. */
export default function SecondStepDialog({ change, list, onClose }: SecondStepDialogProps) {
  if (change.kind === 'authenticator') return <FactorSetup type="totp" list={list} onClose={onClose} />;
  if (change.kind === 'phone') return <FactorSetup type="phone" list={list} onClose={onClose} />;
  if (change.kind === 'codes') return <RecoveryRenewal list={list} onClose={onClose} />;
  return <RemoveFactor factor={change.factor} list={list} onClose={onClose} />;
}
