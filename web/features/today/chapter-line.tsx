import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { type Chapter, DAYS_WITH_SIGNS } from '@lunaria/domain/chapters/find-chapter.ts';
import { KNOW_WHEN_TO_CALL, sayFolded } from '@lunaria/domain/chapters/say-chapter.ts';
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { ChapterSigns } from '../../app/chapter-signs.tsx';
import { CHAPTER_NAME, usePutAway } from '../../data/today/use-put-away.ts';
import { LineButton } from '../../ui/line-button.tsx';
import { ICON } from './icon.ts';

interface ChapterLineProps {
  userId: string;
  chapter: Chapter;
  /** It goes: the keyboard goes on elsewhere. */
  onLeave: () => void;
}

/** In the weeks after a pregnancy: one line in the place of the sentence that opens the signs to call for, for whoever wants it there. */
export default function ChapterLine({ userId, chapter, onLeave }: ChapterLineProps) {
  const { isPutAway, untilOf, putAway } = usePutAway(userId);
  // Another end, another day: what was put away then was not this.
  const until = addDays(chapter.endedOn, DAYS_WITH_SIGNS);
  if (isPutAway(CHAPTER_NAME) === null || untilOf(CHAPTER_NAME) === until) return null;
  const leave = () => {
    putAway(CHAPTER_NAME, until);
    onLeave();
  };
  return (
    <details className="group rounded-card bg-primary-tint max-sm:rounded-[20px]">
      <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3.5 rounded-card px-5 py-3 max-sm:rounded-[20px] [&::-webkit-details-marker]:hidden">
        <ShieldCheck {...ICON} className="shrink-0 text-primary" />
        <span className="min-w-0 flex-1">
          {sayFolded(chapter)} <span className="font-semibold">{KNOW_WHEN_TO_CALL}.</span>
        </span>
        <ChevronDown {...ICON} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="rounded-b-card border border-border bg-surface p-5 max-sm:rounded-b-[20px] md:p-7">
        <ChapterSigns chapter={chapter} level={2} />
        <p className="type-small mt-4 flex flex-wrap gap-x-4 gap-y-1 border-t border-border pt-4 text-muted">
          <span>These signs also stand in Today’s Overview.</span>
          <LineButton onPress={leave}>Do not show them here</LineButton>
        </p>
      </div>
    </details>
  );
}
