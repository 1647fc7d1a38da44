import {
  FIRST_CHOICES,
  type ReportChoices,
  reportChoicesSchema,
} from '@lunaria/domain/cycle-report/report-choices.ts';
import { useEffect, useRef, useState } from 'react';
import { keep, readKept } from '../../app/device-store/device-store.ts';

const NAME = 'cycle-report choices';

/**
 * What she chose and typed for the page, kept on this device as long as she is signed in here; null until it was read.
 * The server never has it but for the moment in which it sets a PDF.
 */
export function useReportChoices(userId: string) {
  const [choices, setChoices] = useState<ReportChoices | null>(null);
  const latest = useRef<ReportChoices>(FIRST_CHOICES);
  useEffect(() => {
    let isCurrent = true;
    void readKept(userId, NAME).then((kept) => {
      if (!isCurrent) return;
      latest.current = reportChoicesSchema.safeParse(kept).data ?? FIRST_CHOICES;
      setChoices(latest.current);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  function change(part: Partial<ReportChoices>): void {
    latest.current = { ...latest.current, ...part };
    setChoices(latest.current);
    void keep(userId, NAME, latest.current);
  }
  return { choices, change };
}
