import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { describeDate } from '../describe-date.ts';
import { TextPage, TextSection } from '../text-page.tsx';

/** The terms, as they are accepted with an account. */
export default function TermsText() {
  return (
    <TextPage title="Terms" note={`Version of ${describeDate(TERMS_VERSION)}`}>
      <PartiesSection />
      <WhatYouGetSection />
      <PriceSection />
      <NotMedicalAdviceSection />
      <YourPartSection />
      <YoursSection />
      <EndSection />
      <ChangesSection />
    </TextPage>
  );
}

function PartiesSection() {
  return (
    <TextSection id="parties" heading="Who this is between">
      <p>
        {PRODUCT_NAME} is software. Somebody runs it for you on a server: a clinic, an organisation, a person
        you know, or you yourself. In this text they are “the operator”. The agreement is between you and the
        operator. Name and contact come from them; the <TextLink to="/contact">contact page</TextLink> reaches
        them.
      </p>
    </TextSection>
  );
}

function WhatYouGetSection() {
  return (
    <TextSection id="what-you-get" heading="What you get">
      <p>
        An account, a dashboard, and the parts of {PRODUCT_NAME} that work today. They are listed on the{' '}
        <TextLink to="/product">Product page</TextLink>. What is marked “Coming soon” is not part of it.
      </p>
      <p>
        The software is young. Parts may change, and the server may be out of reach at times. Keep a copy
        elsewhere of what you cannot afford to lose.
      </p>
    </TextSection>
  );
}

function PriceSection() {
  return (
    <TextSection id="price" heading="What it costs">
      <p>
        Nothing. The plans on the <TextLink to="/pricing">page about prices</TextLink> say what is intended;
        none of them can be bought, and the software has no way to take a payment.
      </p>
    </TextSection>
  );
}

function NotMedicalAdviceSection() {
  return (
    <TextSection id="not-medical-advice" heading="What it is not">
      <p>
        {PRODUCT_NAME} is not a doctor and not a medical device. It does not diagnose and it does not treat.
        What it reads from your documents can be wrong: the original counts. No physician has reviewed its
        texts yet.
      </p>
      <p>
        <b className="font-strong">Nothing in it is a method of contraception.</b> Fertile days, ovulation and
        the next period are estimates, in every mode.
      </p>
      <p>
        If you are worried about your health, speak to a clinician; in an emergency, call your local emergency
        number. Nobody watches what you enter.
      </p>
    </TextSection>
  );
}

function YourPartSection() {
  return (
    <TextSection id="your-part" heading="What is expected of you">
      <ul className="list-disc space-y-2 pl-5 marker:text-control">
        <li>Give an email address that is yours, and keep your password to yourself.</li>
        <li>
          Open an account for yourself only, not in the name of another person. Say your true age: below the
          age of digital consent a parent or guardian has to agree.
        </li>
        <li>Upload only documents that you may keep.</li>
        <li>Do not try to reach what belongs to others, and do not disturb the service for them.</li>
      </ul>
    </TextSection>
  );
}

function YoursSection() {
  return (
    <TextSection id="yours" heading="What is yours stays yours">
      <p>
        What you record and upload belongs to you. It is used to show you what you asked for and for nothing
        else; who can see it is in the <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
      </p>
    </TextSection>
  );
}

function EndSection() {
  return (
    <TextSection id="end" heading="How it ends">
      <p>
        You may stop at any time: you erase your account and everything stored with it on Privacy & Security.
        The operator may close an account that harms others, and has to tell you.
      </p>
    </TextSection>
  );
}

function ChangesSection() {
  return (
    <TextSection id="changes" heading="When these terms change">
      <p>
        A new version carries a new date. The version you accepted, and when you did, is kept with your
        account. What is stored about you is in the <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
      </p>
    </TextSection>
  );
}
