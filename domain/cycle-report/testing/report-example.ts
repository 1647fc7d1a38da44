import { periodOf, type RecordedDays } from '../../cycle/testing/example-cycles.ts';
import { EMPTY_VALUES } from '../../daily-log/daily-log.ts';
import { EMPTY_SIGNALS } from '../../signals/health-signals.ts';

/** The day on which its pages are made. */
export const REPORT_DAY = '2025-10-10';

/** Three cycles of 28, 26 and 30 days and the 13th day of a fourth on 10 October 2025, ovulation known in the second. */
export const REPORT_EXAMPLE: RecordedDays = {
  periods: [
    periodOf('2025-07-06', '2025-07-10'),
    periodOf('2025-08-03', '2025-08-07'),
    periodOf('2025-08-29', '2025-09-02'),
    periodOf('2025-09-28', '2025-10-02'),
  ],
  signals: [
    { signal_date: '2025-07-06', ...EMPTY_SIGNALS, symptoms: ['cramps'], mood: ['sad'] },
    {
      signal_date: '2025-07-30',
      ...EMPTY_SIGNALS,
      symptoms: ['bloating'],
      notes: 'A note for myself alone.',
    },
    { signal_date: '2025-08-25', ...EMPTY_SIGNALS, symptoms: ['bloating'], notes: 'Took ibuprofen twice.' },
  ],
  logs: [{ log_date: '2025-08-16', ...EMPTY_VALUES, extras: { conception: { lh_test: 'positive' } } }],
};
