import { useQuery } from '@tanstack/react-query';
import { erasureQuery } from './erasure-query.ts';
import { KeepAccount } from './keep-account.tsx';

/** On top of each page of hers while her account waits to be erased; comes with it alone. */
export default function ErasureBanner({ userId }: { userId: string }) {
  const { data } = useQuery(erasureQuery(userId));
  if (!data?.erasure) return null;
  return (
    <section aria-label="Your account" className="mx-auto w-full max-w-160 px-4 pt-3 sm:px-5 print:hidden">
      <KeepAccount userId={userId} state={data} />
    </section>
  );
}
