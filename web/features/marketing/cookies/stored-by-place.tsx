import { TextLink } from '../../../ui/text-link.tsx';
import { TextPage, TextSection } from '../text-page.tsx';
import { STORED_NAMES, type StoragePlace } from './stored-names.ts';
import { StoredTable } from './stored-table.tsx';

const PLACES: Record<StoragePlace, { heading: string; note: string }> = {
  cookie: {
    heading: 'Cookies',
    note: 'Set when you sign up or log in. They go to this server alone, with nothing that is loaded from elsewhere, because nothing is.',
  },
  'local storage': {
    heading: 'Local storage',
    note: 'Small notes of the browser for this site. They are not sent anywhere by themselves.',
  },
  'session storage': {
    heading: 'Session storage',
    note: 'The same, for one tab.',
  },
  IndexedDB: {
    heading: 'The database of the browser (IndexedDB)',
    note: 'One database, called lunaria, with two stores. Each row is encrypted (AES-256-GCM); its name and the number of the account it belongs to are not. No other account is shown it.',
  },
  'cache of the worker': {
    heading: 'Cache',
    note: 'Files of the product. Beside it, the browser keeps files of the pages you opened as it does for every site.',
  },
};

/** What lies in a browser, place by place. */
export default function StoredByPlace() {
  return (
    <TextPage title="Cookies and storage" lead="Everything this product leaves in your browser, by name.">
      <TextSection heading="Why nobody asks you to accept cookies">
        <p>
          Because nothing here needs it. There are no cookies for advertising, for counting visitors or of
          other companies. What is stored serves what you asked for: staying logged in, and finding your days
          again without a connection. A visitor without an account gets no cookie at all.
        </p>
      </TextSection>
      {Object.entries(PLACES).map(([place, { heading, note }]) => (
        <TextSection key={place} heading={heading}>
          <p className="text-muted">{note}</p>
          <StoredTable caption={heading} names={STORED_NAMES.filter((stored) => stored.place === place)} />
        </TextSection>
      ))}
      <TextSection heading="Getting rid of it">
        <p>
          Log out: the cookies of your session, notes and rows of yours go, in every tab. What is left says
          only that this browser was here before. For the rest, clear the data of this site in the settings of
          your browser. While changes wait to be sent, that loses them.
        </p>
        <p>
          The rows of the database are encrypted, and logging out takes their key. Whoever can unlock this
          device and its browser while you are logged in can read them all the same:{' '}
          <TextLink to="/trust#device">more on the Trust page</TextLink>.
        </p>
      </TextSection>
      <TextSection heading="How we know that the list is complete">
        <p>
          A test signs up in a real browser, uses the product, logs out, and compares every name it finds with
          this list. A name that is missing here fails it:{' '}
          <code className="wrap-anywhere">e2e/journeys/cookies.spec.ts</code>.
        </p>
      </TextSection>
    </TextPage>
  );
}
