import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { titlePage } from '../app/page-title.ts';
import { AddressConfirmation } from '../features/account/address-confirmation.tsx';
import { HomeHero } from '../features/marketing/home-hero.tsx';
import { HonestLists } from '../features/marketing/honest-lists.tsx';

export const meta = () =>
  titlePage(
    "Your Complete Women's Health Companion",
    `${PRODUCT_NAME} accompanies every stage of reproductive health, and says what it knows and what it does not.`,
  );

export default function HomePage() {
  return (
    <>
      <AddressConfirmation />
      <HomeHero />
      <section className="mx-auto max-w-310 px-4 py-14 sm:px-5 md:py-22">
        <h2 className="type-h1">What it does, and what it will</h2>
        <p className="measure mt-3 mb-8 text-muted">
          {PRODUCT_NAME} grows one part at a time. A part is named under “Here today” on the day it works, and
          not before.
        </p>
        <HonestLists
          today={[
            'An account of your own, with email address and password',
            'Eight life stages to choose from, from before the first period to the years after menopause',
            'Three short steps that set your dashboard, your calendar or your weeks of pregnancy up for you',
            'A cycle calendar with your periods, your symptoms and your moods, in which estimates look like estimates',
            'A daily log with charts and goals of your own, and your health documents kept encrypted in one place',
            'Nothing shared: no other account can read what belongs to yours',
          ]}
          planned={[
            'Forecasts that show how sure they are',
            'Health documents read for you, in plain words',
            'An AI health assistant, video consultations, community groups and wearables',
          ]}
        />
      </section>
    </>
  );
}
