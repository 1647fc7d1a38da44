import { EMERGENCY_ADDRESS, MENU_PAGES } from '@lunaria/domain/dashboard/sections.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { titlePage } from '../../app/page-title.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { SignedInPage } from './signed-in-page.tsx';

interface PlainPage {
  /** Where it is not what the Menu calls the page. */
  heading?: string;
  content: ReactNode;
}

/** The pages of the Menu that are a few words, most of them about what is to come; by their addresses (web/routes.ts). */
const PLAIN_PAGES: Record<string, PlainPage> = {
  '/dashboard/profile': {
    content: (
      <>
        <p>
          Here you will see and change what your account knows about you: your name, your email address and
          what you told during onboarding.
        </p>
        <p>
          Today your account has a name, an email address, a life stage and your answers of the three first
          steps. You choose the stage on the dashboard, and{' '}
          <TextLink to="/onboarding/basic-info">change your answers</TextLink> where you gave them.
        </p>
      </>
    ),
  },
  '/dashboard/settings': {
    content: (
      <>
        <p>
          Here you will choose how the product behaves for you, in one place: units, first day of the week,
          reminders.
        </p>
        <p>
          There is nothing to set on this page yet. Units are chosen beside the fields of the daily log, and
          the length of your cycle in Cycle Settings, below the calendar. Light or dark follows your device.
        </p>
      </>
    ),
  },
  '/dashboard/help': {
    content: (
      <>
        <p>
          <TextLink to="/help">The help page</TextLink> answers common questions in the words of the screens:
          recording a period, documents, working without a connection, deleting.
        </p>
        <p>
          To write to a person, use the <TextLink to="/contact">contact page</TextLink>. It reaches whoever
          runs this server for you by mail. Please leave health details out of it.
        </p>
        <p className="text-muted">
          If you are worried about your health, speak to a clinician. In an emergency, call:{' '}
          <TextLink to={EMERGENCY_ADDRESS}>the numbers of your country</TextLink>.
        </p>
      </>
    ),
  },
  '/dashboard/notifications': {
    content: (
      <>
        <p>
          Here you will choose what you are reminded of, when, and how. Reminders will be off until you turn
          them on.
        </p>
        <p>
          Today your account brings two kinds of mail: one that confirms your email address, and those about
          your password. A newsletter you asked for has nothing to do with it: each of its mails has a link
          that ends it.
        </p>
        <NothingStored />
      </>
    ),
  },
  '/dashboard/terms': {
    content: (
      <>
        <p>
          You accepted two texts when you made your account; both are short. Here they are in their current
          version:
        </p>
        <ul className="list-disc space-y-2 pl-5">
          <li>
            <TextLink to="/terms">Terms</TextLink>: what you may expect, and what is expected of you.
          </li>
          <li>
            <TextLink to="/privacy-policy">Privacy Policy</TextLink>: what is stored about you, where, and for
            how long.
          </li>
        </ul>
        <p className="text-muted">
          The version you accepted, and when, is kept with your account. Showing it here is planned. What
          stays in your browser is on the page about <TextLink to="/cookies">cookies and storage</TextLink>.
        </p>
      </>
    ),
  },
  '/dashboard/about': {
    heading: `About ${PRODUCT_NAME}`,
    content: (
      <>
        <p>
          {PRODUCT_NAME} is named after honesty, Lunaria annua, a plant whose seed pods are thin discs that
          you can see through. It is free software under the MIT licence.
        </p>
        <p>
          What works today and what is planned is on the <TextLink to="/product">Product page</TextLink>, the
          idea behind it on <TextLink to="/about">About</TextLink>, and what you can rely on, claim by claim,
          on the <TextLink to="/trust">Trust page</TextLink>.
        </p>
      </>
    ),
  },
};

export function meta({ location }: { location: { pathname: string } }) {
  return titlePage(findPage(location.pathname).label);
}

export default function MenuPage() {
  const { label, heading = label, content } = findPage(useLocation().pathname);
  return <SignedInPage title={heading}>{content}</SignedInPage>;
}

function findPage(pathname: string): PlainPage & { label: string } {
  const address = pathname.replace(/\/$/, '');
  const page = PLAIN_PAGES[address];
  const label = MENU_PAGES.find(({ path }) => path === address)?.label;
  if (page === undefined || label === undefined) throw new Error(`no page of the Menu at ${address}`);
  return { ...page, label };
}

/** The sentence that every unfinished page owes its reader. */
function NothingStored() {
  return <p className="text-muted">Nothing is stored here yet, so nothing can be lost or seen by anybody.</p>;
}
