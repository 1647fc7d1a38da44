/** How the icons of onboarding are drawn; each stands beside a word. */
export const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
