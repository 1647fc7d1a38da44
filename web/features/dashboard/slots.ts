import type { ViewSlot } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ComponentType, ReactNode } from 'react';

/** What a section of the main area shows; a function, so that one which needs less of it fits as well. */
export type SectionContent = (props: { userId: string; stage: LifeStage }) => ReactNode;

/**
 * The named places of the dashboard. The route fills them (web/routes/dashboard.tsx): a feature does not reach into
 * another one, and whoever builds the calendar changes one line there. Those of a section stand below its heading.
 */
export interface DashboardSlots extends Record<ViewSlot, SectionContent> {
  /** The month and what it says in her mode, over the whole width. Null while the mode is not known. */
  calendar: ComponentType<{ userId: string; stage: LifeStage | null }>;
  'daily-log': ComponentType<{ userId: string; stage: LifeStage | null }>;
  /** Up to two, below "Upload Health Documents". */
  'recent-uploads': ComponentType<{ userId: string }>;
  /** What "Upload Health Documents" opens. */
  'upload-dialog': ComponentType<{
    userId: string;
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
  }>;
}
