import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { TodayFacts } from '@lunaria/domain/dashboard/today-facts.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useState } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { DayPanel } from './day-panel.tsx';
import { OverviewCard } from './overview-card.tsx';

interface DayCardProps {
  userId: string;
  stage: LifeStage;
  facts: TodayFacts;
}

/** What is logged and what not, today or the day before. */
export function DayCard({ userId, stage, facts }: DayCardProps) {
  const [day, setDay] = useState<'today' | 'yesterday'>('today');
  const panel = (date: CalendarDate) => <DayPanel {...{ userId, stage, facts, date }} />;
  return (
    <OverviewCard title="Your day">
      <div className="mt-4">
        <Tabs
          label="Which day"
          value={day}
          onValueChange={setDay}
          tabs={[
            { value: 'today', label: 'Today', content: panel(facts.today) },
            { value: 'yesterday', label: 'Yesterday', content: panel(addDays(facts.today, -1)) },
          ]}
        />
      </div>
    </OverviewCard>
  );
}
