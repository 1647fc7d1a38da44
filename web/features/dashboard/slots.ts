import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ComponentType, ReactNode } from 'react';

/** What a section of the main area shows; a function, so that one which needs less of it fits as well. */
export type SectionContent = (props: { userId: string; stage: LifeStage }) => ReactNode;

/**
 * The named places of the dashboard. The route fills them (web/routes/dashboard.tsx): a feature does not reach into
 * another one, and whoever builds the calendar changes one line there.
 */
export interface DashboardSlots {
  /** The month and what it says in her mode, over the whole width. Null while the mode is not known. */
  calendar: ComponentType<{ userId: string; stage: LifeStage | null }>;
  'daily-log': ComponentType<{ userId: string; stage: LifeStage | null }>;
  /** Up to two, below "Upload Health Documents". */
  'recent-uploads': ComponentType<{ userId: string }>;
  /** The section "Pregnancy Tracker", below its heading. */
  'pregnancy-tracker': SectionContent;
  /** The section "Today's Overview", below its heading. */
  'todays-overview': SectionContent;
  /** The section "Cycle & Phase Tracking", below its heading. */
  'cycle-tracking': SectionContent;
  /** The section "Body Insights & Patterns", below its heading. */
  'body-insights': SectionContent;
  /** The section "Health Goals & Progress", below its heading. */
  'health-goals': SectionContent;
  /** What "Upload Health Documents" opens. */
  'upload-dialog': ComponentType<{
    userId: string;
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
  }>;
}
