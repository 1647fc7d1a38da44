import type { Chapter } from '@lunaria/domain/chapters/find-chapter.ts';
import { SIGNS_TITLE } from '@lunaria/domain/chapters/say-chapter.ts';
import { ChapterSigns } from '../../app/chapter-signs.tsx';
import { CHAPTER_NAME, usePutAway } from '../../data/today/use-put-away.ts';
import { LineButton } from '../../ui/line-button.tsx';
import { OverviewCard } from './overview-card.tsx';

/** In the weeks after a pregnancy: the signs to call for, each with how soon and whom. */
export default function ChapterCard({ userId, chapter }: { userId: string; chapter: Chapter }) {
  const { untilOf, bringBack } = usePutAway(userId);
  return (
    <OverviewCard title={SIGNS_TITLE}>
      <div className="mt-3">
        <ChapterSigns chapter={chapter} level={3} />
        {untilOf(CHAPTER_NAME) !== null && (
          <p className="type-small mt-3 text-muted">
            They are not shown on Today.{' '}
            <LineButton onPress={() => bringBack(CHAPTER_NAME)}>Show them there</LineButton>
          </p>
        )}
      </div>
    </OverviewCard>
  );
}
