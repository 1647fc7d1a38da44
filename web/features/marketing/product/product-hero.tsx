import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MonthExcerpt } from '../excerpts/month-excerpt.tsx';
import { type MoonDisc, MoonDiscs } from '../moon-discs.tsx';
import { PageHero } from '../page-hero.tsx';
import { START_PATH } from '../public-pages.ts';

const DISCS: MoonDisc[] = [
  { x: 72, y: 22, r: 21, kind: 'moon' },
  { x: 79, y: 50, r: 21, kind: 'moon' },
  { x: 76, y: 77, r: 15, kind: 'moon' },
  { x: 93, y: 77, r: 4.5, kind: 'plum' },
];

export function ProductHero() {
  return (
    <PageHero
      eyebrow="Nine features that work, and what is planned"
      title={`What ${PRODUCT_NAME} does`}
      lead="A calendar, forecasts that say how sure they are, a daily log, charts and goals, a pregnancy week by week, and your health documents. No invented number is shown as yours, and this page claims nothing that the software cannot do."
      actions={
        <>
          <LinkButton to={START_PATH} size="hero">
            Get Started
          </LinkButton>
          <LinkButton to="/product#planned" kind="secondary" size="hero">
            What is planned
          </LinkButton>
        </>
      }
      note="Free to start. No credit card."
      art={
        <div className="relative lg:py-8">
          <MoonDiscs
            discs={DISCS}
            className="absolute -top-8 left-0 w-[calc(100%+1.5rem)] max-w-none [&_circle]:[stroke-width:0.16] max-lg:hidden"
          />
          <MonthExcerpt className="w-full max-w-md max-lg:mx-auto" />
        </div>
      }
    />
  );
}
