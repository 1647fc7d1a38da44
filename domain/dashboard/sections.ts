import type { LifeStage } from '../profile/life-stages.ts';

/**
 * The registry of the dashboard: groups, subsections, Doctor Chat, header navigation and Menu. Header, groups,
 * search and tests read it, and nothing else says what there is. A subsection becomes real by changing its `opens`.
 * Titles and ids stay as they are: addresses hold them. Descriptions end without a full stop
 * because the toast goes on after them, and say what the section is for, not what it can do already.
 */

/** Places in the main area, at a section's own address; what stands there is said in web/routes/dashboard.tsx. */
export type ViewSlot =
  | 'pregnancy-tracker'
  | 'todays-overview'
  | 'cycle-tracking'
  | 'health-goals'
  | 'medical-history'
  | 'test-results'
  | 'health-timeline';

export type Opening =
  /** A toast with title and description, until the section is real. */
  | { kind: 'coming-soon' }
  /** An address of its own. */
  | { kind: 'page'; path: `/${string}` }
  /** The main area of the dashboard, at the section's own address there. */
  | {
      kind: 'view';
      slot: ViewSlot;
      /** The line below its heading is a part of what it shows, in place of the description. */
      hasOwnLine?: true;
    }
  /** A dialog over the dashboard. */
  | { kind: 'dialog'; slot: 'upload-dialog' };

export interface DashboardItem {
  id: string;
  title: string;
  description: string;
  opens: Opening;
}

export interface Section extends DashboardItem {
  icon: DashboardIcon;
  /** The modes in which it is shown; missing: all eight. */
  modes?: readonly LifeStage[];
  /** What stands below its description. */
  below?: 'recent-uploads';
}

export type GroupId = 'B1' | 'B2' | 'B3' | 'B4' | 'B5';

export interface SectionGroup {
  id: GroupId;
  title: string;
  summary: string;
  /** Its word in the header navigation; null for B1, which is reached by Doctor Chat and its group. */
  navLabel: string | null;
  /** Title of the browser tab: it stays in the history and therefore has no health word. */
  tabTitle: string;
  icon: DashboardIcon;
  sections: readonly Section[];
}

/** Linked to from the cards of today. */
export const OVERVIEW_SECTION_ID = 'b2-1';
export const GOALS_SECTION_ID = 'b2-8';
/** Linked to from the calendar and from the cards of today. */
export const CYCLE_SECTION_ID = 'b2-2';
/** Its page is /dashboard/insights. */
export const INSIGHTS_SECTION_ID = 'b2-3';
export const RESULTS_SECTION_ID = 'b2-4';
export const HISTORY_SECTION_ID = 'b2-5';
/** Linked to from where her week is shown. */
export const PREGNANCY_SECTION_ID = 'b2-6';
export const TIMELINE_SECTION_ID = 'b3-3';

export const PROFILE_ADDRESS = '/dashboard/profile';
export const SETTINGS_ADDRESS = '/dashboard/settings';

/** Its page is /health-statistics. */
export const LIBRARY_SECTION_ID = 'b3-2';

const COMING_SOON: Opening = { kind: 'coming-soon' };

export const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    id: 'B1',
    title: 'Healthcare Services',
    summary: 'Advice, doctors and your documents',
    navLabel: null,
    tabTitle: 'Services',
    icon: 'services',
    sections: [
      {
        id: 'b1-1',
        title: 'AI Health Assistant',
        description: 'Symptom checks, health questions and suggestions for your phase',
        icon: 'assistant',
        opens: COMING_SOON,
      },
      {
        id: 'b1-2',
        title: 'Doctor Consultations',
        description: 'Talk to a doctor, keep the plan and be reminded of it',
        icon: 'doctor',
        opens: COMING_SOON,
      },
      {
        id: 'b1-3',
        title: 'Upload Health Documents',
        description: 'Reports, prescriptions and results, kept in one place',
        icon: 'upload',
        opens: { kind: 'dialog', slot: 'upload-dialog' },
        below: 'recent-uploads',
      },
    ],
  },
  {
    id: 'B2',
    title: 'My Health Dashboard',
    summary: 'What your days and your records say',
    navLabel: 'Dashboard',
    tabTitle: 'My dashboard',
    icon: 'dashboard',
    sections: [
      {
        id: OVERVIEW_SECTION_ID,
        title: "Today's Overview",
        description: 'What you logged today and what comes next',
        icon: 'today',
        opens: { kind: 'view', slot: 'todays-overview' },
      },
      {
        id: CYCLE_SECTION_ID,
        title: 'Cycle & Phase Tracking',
        description: 'Your cycles, their phases and how long they last',
        icon: 'cycle',
        opens: { kind: 'view', slot: 'cycle-tracking', hasOwnLine: true },
      },
      {
        id: INSIGHTS_SECTION_ID,
        title: 'Body Insights & Patterns',
        description: 'What comes back in your symptoms, your mood and your sleep',
        icon: 'patterns',
        opens: { kind: 'page', path: '/dashboard/insights' },
      },
      {
        id: RESULTS_SECTION_ID,
        title: 'Medical Data & Test Results',
        description: 'Values from your reports beside the ranges printed on them',
        icon: 'results',
        opens: { kind: 'view', slot: 'test-results' },
      },
      {
        id: HISTORY_SECTION_ID,
        title: 'Medical History',
        description: 'Conditions, operations, allergies and medicines',
        icon: 'history',
        opens: { kind: 'view', slot: 'medical-history' },
      },
      {
        id: PREGNANCY_SECTION_ID,
        title: 'Pregnancy Tracker',
        description: 'Week by week, counted from your dates',
        icon: 'pregnancy',
        modes: ['pregnancy'],
        opens: { kind: 'view', slot: 'pregnancy-tracker' },
      },
      {
        id: 'b2-7',
        title: 'Wearable Device Data',
        description: 'Steps, sleep and heart rate from what you wear',
        icon: 'wearable',
        opens: COMING_SOON,
      },
      {
        id: GOALS_SECTION_ID,
        title: 'Health Goals & Progress',
        description: 'The goals you set, and how far you are',
        icon: 'goals',
        opens: { kind: 'view', slot: 'health-goals' },
      },
    ],
  },
  {
    id: 'B3',
    title: 'Personal Records',
    summary: 'You, your documents, your settings',
    navLabel: 'Records',
    tabTitle: 'Records',
    icon: 'records',
    sections: [
      {
        id: 'b3-1',
        title: 'My Profile',
        description: 'What your account knows about you',
        icon: 'profile',
        opens: { kind: 'page', path: PROFILE_ADDRESS },
      },
      {
        id: 'b3-2',
        title: 'Document Library',
        description: 'Every document you uploaded, sorted and easy to find',
        icon: 'library',
        opens: { kind: 'page', path: '/health-statistics' },
      },
      {
        id: TIMELINE_SECTION_ID,
        title: 'Health Timeline',
        description: 'Your records in the order in which they happened',
        icon: 'timeline',
        opens: { kind: 'view', slot: 'health-timeline' },
      },
      {
        id: 'b3-4',
        title: 'Settings & Preferences',
        description: 'Units, reminders and what you want to see',
        icon: 'preferences',
        opens: { kind: 'page', path: SETTINGS_ADDRESS },
      },
    ],
  },
  {
    id: 'B4',
    title: 'Connected Devices',
    summary: 'Watches, rings and scales',
    navLabel: 'Devices',
    tabTitle: 'Devices',
    icon: 'devices',
    sections: [
      {
        id: 'b4-1',
        title: 'Device Management',
        description: 'Devices you have connected',
        icon: 'device-list',
        opens: COMING_SOON,
      },
      {
        id: 'b4-2',
        title: 'Sync Settings',
        description: 'What is fetched from a device, and how often',
        icon: 'sync',
        opens: COMING_SOON,
      },
      {
        id: 'b4-3',
        title: 'Troubleshooting',
        description: 'What to do when a device does not answer',
        icon: 'repair',
        opens: COMING_SOON,
      },
    ],
  },
  {
    id: 'B5',
    title: 'Community & Support',
    summary: 'Groups, reading and meetings',
    navLabel: 'Community',
    tabTitle: 'Community',
    icon: 'community',
    sections: [
      {
        id: 'b5-1',
        title: 'My Groups',
        description: 'Groups you have joined',
        icon: 'my-groups',
        opens: COMING_SOON,
      },
      {
        id: 'b5-2',
        title: 'Discover Groups',
        description: 'Groups about what concerns you',
        icon: 'discover',
        opens: COMING_SOON,
      },
      {
        id: 'b5-3',
        title: 'Educational Content',
        description: 'Articles about your body, with their sources',
        icon: 'articles',
        opens: COMING_SOON,
      },
      {
        id: 'b5-4',
        title: 'Upcoming Events',
        description: 'Talks and meetings you can join',
        icon: 'events',
        opens: COMING_SOON,
      },
    ],
  },
];

export interface DoctorChatGroup {
  id: 'B1.1' | 'B1.2';
  title: string;
  items: readonly (DashboardItem & { icon: DashboardIcon })[];
}

export const DOCTOR_CHAT: readonly DoctorChatGroup[] = [
  {
    id: 'B1.1',
    title: 'AI Health Assistant',
    items: [
      {
        id: 'B1.1-symptom',
        title: 'Symptom checker and assessment',
        description: 'Describe what you feel and learn what it may mean',
        icon: 'symptom',
        opens: COMING_SOON,
      },
      {
        id: 'B1.1-questions',
        title: 'Health questions and guidance',
        description: 'Ask, and read an answer with its sources',
        icon: 'question',
        opens: COMING_SOON,
      },
      {
        id: 'B1.1-recommendations',
        title: 'Phase-specific recommendations',
        description: 'Suggestions that fit where you are in your cycle',
        icon: 'recommendation',
        opens: COMING_SOON,
      },
    ],
  },
  {
    id: 'B1.2',
    title: 'Doctor Consultations',
    items: [
      {
        id: 'B1.2-new',
        title: 'Start new consultation',
        description: 'Choose a doctor and a time',
        icon: 'doctor',
        opens: COMING_SOON,
      },
      {
        id: 'B1.2-history',
        title: 'Consultation history',
        description: 'What was said, and when',
        icon: 'past',
        opens: COMING_SOON,
      },
      {
        id: 'B1.2-treatment',
        title: 'Treatment plans and prescriptions',
        description: 'What was agreed and what was prescribed',
        icon: 'treatment',
        opens: COMING_SOON,
      },
      {
        id: 'B1.2-followup',
        title: 'Follow-up reminders',
        description: 'A reminder before the next appointment',
        icon: 'notifications',
        opens: COMING_SOON,
      },
    ],
  },
];

export interface MenuPage {
  label: string;
  path: `/dashboard/${string}`;
  icon: DashboardIcon;
}

/** Whom to call; every page of hers leads there. */
export const EMERGENCY_ADDRESS = '/dashboard/emergency';

/** The Menu up to its last entry, which is Logout: the only one that does something instead of leading somewhere. */
export const MENU_PAGES: readonly MenuPage[] = [
  { label: 'My Profile', path: PROFILE_ADDRESS, icon: 'profile' },
  { label: 'Settings', path: SETTINGS_ADDRESS, icon: 'settings' },
  { label: 'Emergency Contacts', path: EMERGENCY_ADDRESS, icon: 'emergency' },
  { label: 'Help & Support', path: '/dashboard/help', icon: 'help' },
  { label: 'Privacy & Security', path: '/dashboard/privacy', icon: 'privacy' },
  { label: 'Notifications', path: '/dashboard/notifications', icon: 'notifications' },
  { label: 'Terms & Policies', path: '/dashboard/terms', icon: 'terms' },
  { label: 'About', path: '/dashboard/about', icon: 'about' },
];

export const LOGOUT_LABEL = 'Logout';

/** Above it where her account has a lock. */
export const LOCK_LABEL = 'Lock now';

/** What is drawn beside a name; web/features/dashboard/dashboard-icons.tsx has the drawings. */
export type DashboardIcon =
  | 'about'
  | 'articles'
  | 'assistant'
  | 'community'
  | 'cycle'
  | 'dashboard'
  | 'device-list'
  | 'devices'
  | 'discover'
  | 'doctor'
  | 'emergency'
  | 'events'
  | 'goals'
  | 'help'
  | 'history'
  | 'library'
  | 'my-groups'
  | 'notifications'
  | 'past'
  | 'patterns'
  | 'preferences'
  | 'pregnancy'
  | 'privacy'
  | 'profile'
  | 'question'
  | 'recommendation'
  | 'records'
  | 'repair'
  | 'results'
  | 'services'
  | 'settings'
  | 'symptom'
  | 'sync'
  | 'terms'
  | 'timeline'
  | 'today'
  | 'treatment'
  | 'upload'
  | 'wearable';
