import type { DashboardItem } from '@lunaria/domain/dashboard/sections.ts';
import { createContext, use } from 'react';

/** What the frame around her pages does for the page inside it. */
export interface FrameActions {
  /** Opens a section or an item of Doctor Chat, as the registry says. */
  open: (item: DashboardItem) => void;
  openSearch: () => void;
  openUpload: () => void;
}

const FrameContext = createContext<FrameActions | null>(null);

export const FrameProvider = FrameContext.Provider;

export function useFrame(): FrameActions {
  const frame = use(FrameContext);
  if (frame === null) throw new Error('outside of the frame (web/routes/frame.tsx)');
  return frame;
}
