import { METHOD_PAGE } from '@lunaria/domain/dashboard/pages-beside.ts';
import type { MethodUse } from '@lunaria/domain/methods/method-use.ts';
import { nameMethod } from '@lunaria/domain/methods/methods.ts';
import { sayDays } from '@lunaria/domain/methods/say-method.ts';
import { useMethods } from '../../data/methods/use-methods.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { EntryRow } from './record-row.tsx';
import { RecordTab, type TabProps } from './record-tab.tsx';
import { useRenewalReminder } from './use-renewal-reminder.ts';

/** Contraceptives that lie in her body: they stand in My method, and here from there. */
const IN_HER_BODY: readonly MethodUse['method'][] = ['implant', 'hormonal-coil', 'copper-coil'];

export function ImplantsTab(props: TabProps) {
  const methods = useMethods(props.userId).rows.filter(({ method }) => IN_HER_BODY.includes(method));
  const { hint, saved } = useRenewalReminder(props.userId, props.today);
  const others = methods.map((use) => (
    <EntryRow key={use.id} title={nameMethod(use.method)} time={sayDays(use, props.today)} lines={[]}>
      <p className="type-small px-3 py-2.5 text-muted">
        From <TextLink to={METHOD_PAGE.path}>{METHOD_PAGE.title}</TextLink>
      </p>
    </EntryRow>
  ));
  return (
    <RecordTab
      kind="implant"
      {...{ ...props, others }}
      hasOthers={methods.length > 0}
      hints={{ renew_reminder: hint }}
      onSaved={saved}
    />
  );
}
