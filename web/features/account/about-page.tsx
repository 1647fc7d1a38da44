import version from 'virtual:product-version';
import { countOf } from '@lunaria/domain/count-of.ts';
import { LOINC_NOTICE } from '@lunaria/domain/laboratory/loinc-notice.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NewsList } from '../../app/news-list.tsx';
import type { PageFrame } from '../../app/page-frame.ts';
import { titlePage } from '../../app/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SignedInPage } from './signed-in-page.tsx';

export const handle = { title: `About ${PRODUCT_NAME}` } satisfies PageFrame;

export const meta = () => titlePage('About');

/** What this is, which version, and what of others is in it. */
export default function AboutPage() {
  return (
    <SignedInPage title={handle.title}>
      <p>
        {PRODUCT_NAME} is named after honesty, Lunaria annua, a plant whose seed pods are thin discs that you
        can see through. It is free software under the MIT licence.
      </p>
      <p>
        What works today and what is planned is on the <TextLink to="/product">Product page</TextLink>, the
        idea behind it on <TextLink to="/about">About</TextLink>, and what you can rely on, claim by claim, on
        the <TextLink to="/trust">Trust page</TextLink>.
      </p>
      <dl className="border-y border-border py-3">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">Version</dt>
          <dd className="tabular-nums">{version}</dd>
        </div>
      </dl>
      <section aria-labelledby="news" className="pt-4">
        <h2 id="news" className="type-h3 mb-4">
          What is new
        </h2>
        <NewsList />
      </section>
      <Licences />
    </SignedInPage>
  );
}

type Packages = readonly (readonly [name: string, version: string, licence: string])[];

/** Fetched when she asks: hundreds of names that hardly anybody reads. */
function Licences() {
  const [packages, setPackages] = useState<Packages | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  async function load() {
    setBusy(true);
    const loaded = await import('virtual:licences').catch(() => null);
    flushSync(() => {
      setBusy(false);
      setFailed(loaded === null);
      setPackages(loaded?.default ?? null);
    });
    // The button is gone: the reading goes on with what it brought.
    list.current?.focus();
  }

  return (
    <section aria-labelledby="licences" className="pt-4">
      <h2 id="licences" className="type-h3">
        What is inside
      </h2>
      <p className="mt-2">
        {PRODUCT_NAME} stands on the work of others, who give it away under licences of their own. The
        typefaces are Fraunces and Inter (SIL Open Font License); the drawings are ours.
      </p>
      <p className="type-small measure mt-2 text-muted">{LOINC_NOTICE}</p>
      {packages === null && !hasFailed && (
        <Button kind="secondary" className="mt-4 max-sm:w-full" isBusy={isBusy} onClick={() => void load()}>
          Show every package and its licence
        </Button>
      )}
      {hasFailed && (
        <div className="mt-4">
          <ErrorState
            message="The list did not load. Check your connection."
            onRetry={() => void load()}
            isRetrying={isBusy}
          />
        </div>
      )}
      {packages !== null && (
        <div ref={list} tabIndex={-1} className="mt-4 space-y-1 rounded-small outline-offset-4">
          <p className="type-small text-muted">
            {countOf(packages.length, 'package')}. Most of them build the pages or run on the server; some are
            in the pages themselves.
          </p>
          {groupByLicence(packages).map(([licence, group]) => (
            <Disclosure
              key={licence}
              isWide
              className="border-t border-border"
              summary={
                <>
                  <h3 className="type-body min-w-0 flex-1 font-strong wrap-anywhere">{licence}</h3>
                  <span className="type-small shrink-0 text-muted tabular-nums">{group.length}</span>
                </>
              }
            >
              <ul className="type-small pb-4">
                {group.map(([name, packageVersion]) => (
                  <li key={`${name} ${packageVersion}`} className="wrap-anywhere">
                    {name} <span className="text-muted">{packageVersion}</span>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </div>
      )}
    </section>
  );
}

/** The most used licence first. */
function groupByLicence(packages: Packages): [licence: string, group: Packages][] {
  const groups = Map.groupBy(packages, ([, , licence]) => licence);
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}
