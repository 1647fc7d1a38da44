import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { Pod } from '../../../ui/art.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageHero } from '../page-hero.tsx';
import { START_PATH } from '../public-pages.ts';

export function AboutHero() {
  return (
    <PageHero
      eyebrow="A plant called honesty"
      title="Named after honesty"
      lead="When summer is over, the walls of its pods fall off. What stays is a thin silver disc like a small moon, and you can see through it to the seeds. That is the idea: nothing about your body hides behind a pretty number."
      actions={
        <LinkButton to={START_PATH} size="hero">
          Get Started
        </LinkButton>
      }
      note={
        <>
          How far we keep to it, claim by claim: <TextLink to="/trust">the Trust page</TextLink>.
        </>
      }
      art={<Specimen />}
    />
  );
}

/** `left` and `top`: where its number stands in the picture. */
const NOTES = [
  { name: 'Septum', about: 'the silver disc, thin enough to see through', left: '49%', top: '45%' },
  { name: 'Seeds', about: 'on both sides, each where it grew', left: '40%', top: '29%' },
  { name: 'Walls', about: 'fallen off: nothing is left in front', left: '91%', top: '27%' },
];

/** One pod of the plant, as a herbarium would mount it, with what is seen in it. */
function Specimen() {
  return (
    <figure className="mx-auto max-w-110 rounded-card border border-border bg-surface p-5 shadow-card max-sm:rounded-[20px] sm:p-8">
      <div aria-hidden="true" className="relative">
        <Pod loading="eager" className="w-full" />
        {NOTES.map(({ name, left, top }, index) => (
          <span
            key={name}
            style={{ left, top }}
            className="type-small absolute grid size-7 -translate-1/2 place-items-center rounded-full border border-control bg-surface font-serif"
          >
            {index + 1}
          </span>
        ))}
      </div>
      <figcaption className="mt-2">
        <p className="font-serif text-[1.375rem]/7">
          <em>Lunaria annua</em> L.
        </p>
        <p className="type-small text-muted">Honesty. A pod after summer. {PRODUCT_NAME} bears its name.</p>
        <dl className="type-small mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-border pt-4">
          {NOTES.map(({ name, about }, index) => (
            <div key={name} className="col-span-full grid grid-cols-subgrid">
              <dt className="font-medium">
                <span className="font-serif text-muted">{index + 1}</span> {name}
              </dt>
              <dd className="text-muted">{about}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
