import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { CalendarState } from './calendar-state.ts';

export type { CalendarState, PeriodDays } from './calendar-state.ts';

/** The calendar of the signed-in user. Called once, by Calendar; its parts are given what it returns. */
export declare function useCalendar(userId: string, stage: LifeStage | null): CalendarState;
