import type { StoredName } from './stored-names.ts';

/** Names of one place: a table where there is room, one below the other where there is none. */
export function StoredTable({ caption, names }: { caption: string; names: readonly StoredName[] }) {
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
