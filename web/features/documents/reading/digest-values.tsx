import { wordFor } from '@lunaria/domain/count-of.ts';
import type { DocumentDigest } from '@lunaria/domain/documents/reading/digest.ts';
import { FlagBadge, Result } from './lab-result.tsx';

/** The first values of a document, small: those outside their printed range before the others. */
export function DigestValues({ digest, name }: { digest: DocumentDigest; name: string }) {
  const { values, value_count: count } = digest;
  if (values.length === 0) return null;
  const moreCount = count - values.length;
  return (
    <div className="@container mt-3.5">
      <table className="w-full border-collapse text-[0.9375rem]/6">
        <caption className="sr-only">Values in {name}</caption>
        <thead className="type-hint text-left text-muted">
          <tr>
            <th scope="col" className="py-1.5 pr-3 font-medium">
              Value
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium @max-md:pr-0">
              Result
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium @max-md:hidden">
              Printed range
            </th>
            <th scope="col" className="py-1.5 pl-3">
              <span className="sr-only">Compared with the printed range</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value.key} className="border-t border-border">
              <th
                scope="row"
                className="py-2 pr-3 text-left font-regular break-words @max-[22rem]:pr-2 @max-[18rem]:wrap-anywhere"
              >
                {value.analyte}
              </th>
              <td className="px-3 py-2 text-right tabular-nums @max-md:pr-0 @max-[22rem]:pl-1 @max-[18rem]:pl-0">
                <Result value={value} />
              </td>
              <td className="px-3 py-2 text-right text-muted tabular-nums @max-md:hidden">{value.range}</td>
              <td className="py-2 pl-3 text-right @max-[22rem]:pl-2">
                <FlagBadge value={value} isNarrow />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {moreCount > 0 && (
        <p className="type-hint border-t border-border pt-2 text-muted">
          and {moreCount.toLocaleString('en')} more {wordFor(moreCount, 'value')}
        </p>
      )}
    </div>
  );
}
