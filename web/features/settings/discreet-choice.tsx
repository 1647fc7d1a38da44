import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { writeNote } from '../../app/device-note.ts';
import { readDiscreet } from '../../app/discreet.ts';
import { DISCREET_KEY, DISCREET_NAMES, type DiscreetName, drawingOf } from '../../app/discreet-script.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';

type Choice = DiscreetName | 'own';

const OPTIONS: readonly { value: Choice; label: string }[] = [
  { value: 'own', label: PRODUCT_NAME },
  // as: the keys of a constant
  ...(Object.keys(DISCREET_NAMES) as DiscreetName[]).map((value) => ({
    value,
    label: DISCREET_NAMES[value],
  })),
];

/** Another name and picture for her pages, in tabs, in lists and on the home screen. */
export function DiscreetChoice() {
  const [choice, setChoice] = useState<Choice>(() => readDiscreet() ?? 'own');
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <div>
      <RadioCards<Choice>
        label="Name and icon of this site"
        options={OPTIONS}
        value={choice}
        onValueChange={(chosen) => {
          if (!writeNote(DISCREET_KEY, chosen === 'own' ? null : chosen)) return;
          setChoice(chosen);
          // Title and icons of the page are drawn anew, as on the way to another.
          void navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
        }}
      />
      {choice !== 'own' && (
        <p className="type-small mt-3 flex items-center gap-3">
          <img src={drawingOf(choice)} alt="" width={32} height={32} className="shrink-0" />
          So a tab, a bookmark and an app you install look from now on.
        </p>
      )}
      <p className="type-hint mt-3 text-muted">
        On this device only, on all pages behind your login. It cannot change the address bar, what your
        browser already lists, or an app that is installed: take that off and install it again. On the pages
        themselves stands {PRODUCT_NAME}.
      </p>
    </div>
  );
}
