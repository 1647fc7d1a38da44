import { TextLink } from '../../../ui/text-link.tsx';
import { TextPage, TextSection } from '../text-page.tsx';
import { STORED_NAMES, type StoragePlace, type StoredName } from './stored-names.ts';

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

/** Names of one place: a table where there is room, one below the other where there is none. */
function StoredTable({ caption, names }: { caption: string; names: readonly StoredName[] }) {
  return (
    <table className="type-small w-full border-collapse text-left sm:table-fixed max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-control">
          <th scope="col" className="type-label w-2/6 py-2 pr-4">
            Name
          </th>
          <th scope="col" className="type-label w-2/6 py-2 pr-4">
            What for
          </th>
          <th scope="col" className="type-label py-2">
            Until
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {names.map(({ name, purpose, until }) => (
          <tr key={name} className="border-b border-border align-top max-sm:block max-sm:py-3">
            <th scope="row" className="py-3 pr-4 font-[400] wrap-anywhere max-sm:block max-sm:p-0">
              <code>{name}</code>
            </th>
            <td className="py-3 pr-4 max-sm:block max-sm:p-0 max-sm:pt-1">{purpose}</td>
            <td className="py-3 text-muted max-sm:block max-sm:p-0 max-sm:pt-1">
              <span className="sm:hidden">Until: </span>
              {until}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
