import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LabProposal } from '@lunaria/domain/proposals/proposal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { makeId } from '../../app/make-id.ts';
import { sayTrouble } from '../../app/say-trouble.ts';
import { useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import { LAB_VALUES } from '../lab-values/lab-values.ts';
import { type Answers, type Confirmed, sendAnswers, takeBack } from './confirm.ts';

/** Answers the rows of a document, one request at a time; pressed twice, it is sent once. */
export function useAnswers(userId: string, documentId: string) {
  const client = useQueryClient();
  // Correcting a row that was added changes the result.
  useWriteAnswers(userId, LAB_VALUES.hear);
  const ids = useRef(new Map<string, string>());
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function run(step: () => Promise<Confirmed>): Promise<Confirmed | null> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setSending(true);
    setTrouble(null);
    try {
      return await step();
    } catch (error) {
      setTrouble(sayTrouble(error));
      return null;
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  /** The same row has the same id until it was taken back: sent again after an answer that was lost, it is one result. */
  function idFor(value_key: string): string {
    const id = ids.current.get(value_key) ?? makeId();
    ids.current.set(value_key, id);
    return id;
  }

  return {
    isSending,
    /** Why the last step was not done; null: it was. */
    trouble,
    /** What it takes to add this row, exactly as it is shown. `day`: of the sample, where none is printed. */
    entryOf({ value_key, printed, local_day, place, state, value_id }: LabProposal, day: CalendarDate) {
      const id = state === 'differs' && value_id !== null ? value_id : idFor(value_key);
      return { value_key, id, entry: { ...printed, local_day: local_day ?? day }, place };
    },
    /** null: nothing was written. */
    send: (answers: Answers) => run(() => sendAnswers(client, userId, documentId, answers)),
    takeBack: (added: readonly { value_key: string; id: string }[]) =>
      run(async () => {
        const confirmed = await takeBack(client, userId, documentId, added);
        for (const { value_key } of added) ids.current.delete(value_key);
        return confirmed;
      }),
  };
}
