import type { DashboardIcon } from '@lunaria/domain/dashboard/sections.ts';
import { FolderHeart, LayoutDashboard, type LucideIcon, UsersRound, Watch } from 'lucide-react';

/** Of the header, which is seen first. */
export const NAV_ICONS = {
  community: UsersRound,
  dashboard: LayoutDashboard,
  devices: Watch,
  records: FolderHeart,
} as const satisfies Partial<Record<DashboardIcon, LucideIcon>>;

export type NavIcon = keyof typeof NAV_ICONS;
