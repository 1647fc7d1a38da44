import { LIFE_STAGES, type LifeStage } from '../profile/life-stages.ts';
import type { DashboardIcon } from './sections.ts';

/**
 * A page of hers beside the sections: it counts in no group and stands in no menu. The search finds it and the overview
 * shows it in the modes in which it has a meaning. Its address works in every mode; like its title, which is that of
 * the tab, it stays in the history and therefore has no health word.
 */
export interface PageBeside {
  title: string;
  path: `/dashboard/${string}`;
  icon: DashboardIcon;
  modes: readonly LifeStage[];
}

export const METHOD_PAGE: PageBeside = {
  title: 'My method',
  path: '/dashboard/method',
  icon: 'treatment',
  modes: ['menstrual-cycle', 'contraception', 'menopause'],
};

export const FILES_PAGE: PageBeside = {
  title: 'Files',
  path: '/dashboard/files',
  icon: 'library',
  modes: LIFE_STAGES.map(({ value }) => value),
};

export const PAGES_BESIDE: readonly PageBeside[] = [METHOD_PAGE, FILES_PAGE];

/** Those of a mode; none while it is not known. */
export function pagesBesideIn(stage: LifeStage | null): readonly PageBeside[] {
  return PAGES_BESIDE.filter(({ modes }) => stage !== null && modes.includes(stage));
}
