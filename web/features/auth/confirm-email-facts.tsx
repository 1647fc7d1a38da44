import type { EmailLinkFacts } from '@lunaria/domain/account/email-change.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';

/** What a press will do, as far as the reader of this mailbox may know. */
export function ConfirmFacts({ facts }: { facts: EmailLinkFacts }) {
  const { side, new_email: newEmail, old_email: oldEmail, is_other_confirmed: isLast } = facts;
  return (
    <>
      <p>
        {side === 'new'
          ? `Somebody, most likely you, wants to use this address for an account at ${PRODUCT_NAME}.`
          : `The address of your account at ${PRODUCT_NAME} is to change.`}
      </p>
      <dl className="mt-5 divide-y divide-border border-y border-border">
        {oldEmail !== null && <Fact name="Now" value={oldEmail} />}
        <Fact name={side === 'new' ? 'Address' : 'Then'} value={newEmail} />
      </dl>
      <p className="mt-5 text-muted">
        {isLast
          ? 'The other address has agreed already. With your yes the change is made: every browser is logged out but the one that asked for it.'
          : 'The other address is asked too. Nothing changes before both have agreed.'}
      </p>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid items-baseline gap-x-4 py-3 sm:grid-cols-[5rem_1fr]">
      <dt className="type-small text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{value}</dd>
    </div>
  );
}
