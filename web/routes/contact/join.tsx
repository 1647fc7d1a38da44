import { CONTACT_PAGES } from '../../features/marketing/contact/contact-kinds.ts';
import { ContactPage } from '../../features/marketing/contact/contact-page.tsx';
import { describePage } from '../../features/marketing/describe-page.ts';

export const meta = () => {
  const { title, lead, path } = CONTACT_PAGES.join;
  return describePage({ title, description: lead, path });
};

export default function ContactJoinRoute() {
  return <ContactPage kind="join" />;
}
