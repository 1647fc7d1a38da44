import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { titlePage } from '../app/page-title.ts';
import { TERMS_DATE } from '../features/marketing/terms-date.ts';
import { TextPage, TextSection } from '../features/marketing/text-page.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const meta = () =>
  titlePage('Terms', `What you may expect from ${PRODUCT_NAME}, and what is expected of you.`);

export default function TermsPage() {
  return (
    <TextPage title="Terms" note={`Version of ${TERMS_DATE}`}>
      <TextSection heading="Who this is between">
        <p>
          {PRODUCT_NAME} is software. Somebody runs it for you on a server: a clinic, an organisation, a
          person you know, or you yourself. In this text they are “the operator”. The agreement is between you
          and the operator.
        </p>
      </TextSection>
      <TextSection heading="What you get">
        <p>
          An account, a dashboard, and the parts of {PRODUCT_NAME} that work today. They are listed on the{' '}
          <TextLink to="/product">Product page</TextLink>. It is free of charge.
        </p>
        <p>
          The software is young. Parts may change, and the server may be out of reach at times. Keep a copy
          elsewhere of what you cannot afford to lose.
        </p>
      </TextSection>
      <TextSection heading="What it is not">
        <p>
          {PRODUCT_NAME} is not a doctor and not a medical device. It does not diagnose, it does not treat,
          and nothing in it is a method of contraception. If you are worried about your health, speak to a
          clinician; in an emergency, call your local emergency number.
        </p>
      </TextSection>
      <TextSection heading="What is expected of you">
        <ul className="list-disc space-y-2 pl-5">
          <li>Give an email address that is yours, and keep your password to yourself.</li>
          <li>Open an account for yourself only, not in the name of another person.</li>
          <li>Do not try to reach what belongs to others, and do not disturb the service for them.</li>
        </ul>
      </TextSection>
      <TextSection heading="How it ends">
        <p>
          You may stop at any time. To have your account and everything stored with it deleted, ask the
          operator; deleting it yourself is planned. The operator may close an account that harms others, and
          has to tell you.
        </p>
      </TextSection>
      <TextSection heading="When these terms change">
        <p>
          A new version carries a new date. The version you accepted, and when you did, is kept with your
          account. What is stored about you is in the <TextLink to="/privacy-policy">Privacy Policy</TextLink>
          .
        </p>
      </TextSection>
    </TextPage>
  );
}
