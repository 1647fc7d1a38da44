import type { ReactNode } from 'react';
import { renderPart } from '../../../testing/render-page.tsx';
import type { SignedInSession } from '../../session/use-required-session.ts';
import { ProofProvider } from '../proof/proof-provider.tsx';

/** Shows one section of her page about privacy and security as it stands there. */
export async function renderSecurity(section: (session: SignedInSession) => ReactNode): Promise<void> {
  await renderPart((session) => <ProofProvider>{section(session)}</ProofProvider>, {
    at: '/dashboard/privacy',
  });
}
