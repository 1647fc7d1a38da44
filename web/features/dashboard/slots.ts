import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { ViewSlot } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ComponentType, ReactNode } from 'react';

/** What a section of the main area shows; a function, so that one which needs less of it fits as well. */
export type SectionContent = (props: { userId: string; stage: LifeStage }) => ReactNode;

/** What Today is told by the page around it. */
export interface TodaySlotProps {
  userId: string;
  stage: LifeStage | null;
  onChooseStage: (stage: LifeStage) => void;
  /** The log of a day lies open beside it: which one, and how another is chosen. Null: the log opens over the page. */
  logBeside: { day: CalendarDate; onDay: (day: CalendarDate) => void } | null;
  /** Where the keyboard goes on when something goes that had the focus. */
  onLeave: () => void;
}

/**
 * The named places of the dashboard. The route fills them (web/routes/dashboard.tsx): a feature does not reach into
 * another one, and whoever builds the calendar changes one line there. Those of a section stand below its heading.
 */
export interface DashboardSlots extends Record<ViewSlot, SectionContent> {
  /** Today: the first screen of a phone, the first column of a wide page. */
  today: ComponentType<TodaySlotProps>;
  /** The month and what it says in her mode, over the whole width. Null while the mode is not known. */
  calendar: ComponentType<{
    userId: string;
    stage: LifeStage | null;
    /** Told of every day that she chooses. */
    onChooseDay?: (day: CalendarDate) => void;
  }>;
  'daily-log': ComponentType<{ userId: string; stage: LifeStage | null }>;
  /** The log of a day, open in the last column of a wide page. */
  'log-beside': ComponentType<{
    userId: string;
    stage: LifeStage;
    day: CalendarDate;
    onDay: (day: CalendarDate) => void;
  }>;
  /** Up to two, below "Upload Health Documents". */
  'recent-uploads': ComponentType<{ userId: string }>;
}
