import { makeStaticPart } from '../../../app/static-part.tsx';
import { describePage } from '../describe-page.ts';

export const meta = () =>
  describePage({
    title: 'Privacy Policy',
    description:
      'What is stored about you, where, for how long, who can see it, and what you can do about it.',
    path: '/privacy-policy',
  });

const PrivacyPolicyText = await makeStaticPart(
  'privacy-policy-text',
  () => import('./privacy-policy-text.tsx'),
);

export default function PrivacyPolicyPage() {
  return <PrivacyPolicyText />;
}
