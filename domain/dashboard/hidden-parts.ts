/**
 * What she may put out of sight on her dashboard: the cards of today and each group. Everything stays reachable by search and
 * Menu; what is dangerous, her week, the disc and the log have no switch.
 */
export const HIDEABLE_PARTS = [
  { value: 'health-today', label: 'Your Health Today' },
  { value: 'B1', label: 'Healthcare Services' },
  { value: 'B2', label: 'My Health Dashboard' },
  { value: 'B3', label: 'Personal Records' },
  { value: 'B4', label: 'Connected Devices' },
  { value: 'B5', label: 'Community & Support' },
] as const;

export type HideablePart = (typeof HIDEABLE_PARTS)[number]['value'];
