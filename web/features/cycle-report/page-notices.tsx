import { wordFor } from '@lunaria/domain/count-of.ts';
import type { ComposedReport } from '@lunaria/domain/cycle-report/compose-cycle-report.ts';
import { CUT_SIGN, findMissingLetters, MISSING_SIGN } from '@lunaria/domain/cycle-report/report-text.ts';

/** More of them say nothing more. */
const SHOWN_LETTERS = 8;

/** What she has to know of the page before she takes it along: what was shortened, and what a PDF cannot show. */
export function PageNotices({
  composed: { report, cutCount, leftOutCount, leftOutAdviceCount },
}: {
  composed: ComposedReport;
}) {
  const texts = [...report.about, ...report.lists.flatMap(({ items }) => items.map(({ text }) => text))];
  const missing = findMissingLetters(texts);
  const notices = [
    cutCount === 0
      ? null
      : `${wordFor(cutCount, 'One text is', `${cutCount} texts are`)} shortened to fit one page: ${CUT_SIGN} stands where.`,
    leftOutCount === 0
      ? null
      : `${wordFor(leftOutCount, 'The oldest ticked note has', `The ${leftOutCount} oldest ticked notes have`)} no room on the page and ${wordFor(leftOutCount, 'is', 'are')} left out.`,
    leftOutAdviceCount === 0
      ? null
      : `${wordFor(leftOutAdviceCount, 'One part', `${leftOutAdviceCount} parts`)} of “To ask about” ${wordFor(leftOutAdviceCount, 'has', 'have')} no room on the page and ${wordFor(leftOutAdviceCount, 'is', 'are')} left out.`,
    missing.length === 0
      ? null
      : `The PDF can show Latin, Greek and Cyrillic letters, but not ${missing.slice(0, SHOWN_LETTERS).join(' ')}${missing.length > SHOWN_LETTERS ? ' and others' : ''}: ${MISSING_SIGN} stands there. Print and HTML show everything.`,
  ].filter((notice) => notice !== null);
  return (
    <div role="status">
      {notices.length > 0 && (
        <ul className="type-small space-y-1.5 rounded-input bg-warning-tint px-4 py-3 text-warning">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
