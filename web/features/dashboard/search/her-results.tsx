import { type FoundHers, findHers } from '@lunaria/domain/search/find-hers.ts';
import { Command, useCommandState } from 'cmdk';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { HELP_TOPICS } from '../../../app/help-topics.ts';
import { useDocuments } from '../../../data/documents/documents.ts';
import { useLabValues } from '../../../data/lab-values/use-lab-values.ts';
import { useMedicalRecords } from '../../../data/medical-records/use-medical-records.ts';
import { useProfileDetails } from '../../../data/profile/profile-details.ts';
import { placeOfLead } from '../../../data/timeline/place-of-lead.ts';
import { useTimeline } from '../../../data/timeline/timeline.ts';
import { FoundLine, GROUP_STYLE } from './found-line.tsx';
import { HER_RESULT } from './search-entries.ts';

const HELP_ADDRESS = '/dashboard/help';
const HELP_ANSWERS = HELP_TOPICS.flatMap(({ answers }) => answers);

/** Whether all of hers was looked through: `failed`, some of it did not load. */
export type Loading = 'loading' | 'ready' | 'failed';

export interface HerResultsProps {
  userId: string;
  onChosen: () => void;
  onLoading: (loading: Loading) => void;
  /** What else people call an analyte. */
  otherNamesOf: (analyte: string) => string;
}

/**
 * Her records, values and documents, and the answers of the help, found in lists that are loaded here: what she types goes nowhere.
 */
export default function HerResults({
  userId,
  onChosen,
  onLoading,
  otherNamesOf,
}: HerResultsProps): ReactNode {
  const typed = useCommandState((state) => state.search);
  const navigate = useNavigate();
  const records = useMedicalRecords(userId);
  const documents = useDocuments(userId);
  const values = useLabValues(userId);
  const timeline = useTimeline(userId);
  const showsLosses = useProfileDetails(userId).details.shows_losses;
  const groups = useMemo(
    () =>
      findHers(
        {
          ...{ records: records.rows, documents: documents.documents, values: values.rows },
          ...{ events: timeline.rows.events, help: HELP_ANSWERS, otherNamesOf, showsLosses },
        },
        typed,
      ),
    [records.rows, documents.documents, values.rows, timeline.rows, otherNamesOf, showsLosses, typed],
  );
  const states = [records, documents, values, timeline].map(({ status }) => status);
  if (values.isPartial) states.push('loading');
  const loading = (['failed', 'loading'] as const).find((state) => states.includes(state)) ?? 'ready';
  useEffect(() => onLoading(loading), [onLoading, loading]);

  function choose({ lead }: FoundHers) {
    onChosen();
    const { to, state } = lead.to === 'help' ? { to: HELP_ADDRESS } : placeOfLead(lead);
    void navigate(to, { state });
  }

  return groups.map(({ title, found }) => (
    <Command.Group key={title} heading={title} className={GROUP_STYLE}>
      {found.map((one) => (
        <FoundLine
          key={one.id}
          id={`hers-${one.id}`}
          keywords={[one.title, '', HER_RESULT]}
          title={one.title}
          hint={one.hint}
          onChoose={() => choose(one)}
        />
      ))}
    </Command.Group>
  ));
}
