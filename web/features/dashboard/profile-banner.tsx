import { readMemory } from '../session/user-memory.ts';
import { PROFILE_COMPLETE_MEMORY, ProfileBannerCard, ProfileLink } from './profile-banner-card.tsx';
import { useLater } from './use-later.ts';

// What looks into her answers carries the rules of every form: it comes after the page is drawn.
const loadOwnBanner = async () => (await import('./own-profile-banner.tsx')).OwnProfileBanner;
const loadConsentLine = async () => (await import('./consent-line.tsx')).ConsentLine;

/** The way to the three steps of getting started, until they are done; from then on a quiet link. */
export function ProfileBanner({ userId }: { userId: string }) {
  const OwnBanner = useLater(loadOwnBanner);
  if (OwnBanner) return <OwnBanner userId={userId} />;
  return readMemory(userId, PROFILE_COMPLETE_MEMORY) === true ? <ProfileLink /> : <ProfileBannerCard />;
}

/** At the calendar, while a guardian's consent is awaited: that what she enters stays on this device. */
export function ConsentNotice({ userId }: { userId: string }) {
  const ConsentLine = useLater(loadConsentLine);
  return ConsentLine && <ConsentLine userId={userId} />;
}
