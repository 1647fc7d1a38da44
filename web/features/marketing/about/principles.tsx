import { PageSection } from '../page-section.tsx';

const PRINCIPLES = [
  {
    name: 'No invented number is shown as yours',
    about: 'Until you have recorded something, samples stand in its place, and each says Sample.',
  },
  {
    name: 'An estimate looks like one',
    about: 'A dashed rim, a hatch, a word beside it. What you recorded is solid, and nothing else is.',
  },
  {
    name: 'Saved means saved',
    about: 'What says “recorded” is recorded. What still waits to be sent says that it waits.',
  },
  {
    name: 'Never colour alone, never a reproach',
    about:
      'Every state has a shape and a word as well. Nobody is called late, and there is no streak to break.',
  },
  {
    name: 'What is planned is called planned',
    about: 'A part is named under what works on the day it works, and not before.',
  },
  {
    name: 'Yours, where you put it',
    about:
      'The data lives on the machine that you or your clinic chose. The software is free, and open to read.',
  },
];

/** What the name asks for, in six sentences that can be held against the product. */
export function Principles() {
  return (
    <PageSection id="principles" heading="What the name asks of us">
      <ol className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        {PRINCIPLES.map(({ name, about }, index) => (
          <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5">
            <span
              aria-hidden="true"
              className="grid size-11 place-items-center rounded-full border border-control/60 bg-moon font-serif text-[1.25rem]"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="type-h3 pt-2">{name}</h3>
              <p className="measure mt-1.5 text-muted">{about}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
