import { VIOLENCE_CARD } from '@lunaria/domain/alerts/crisis-card.ts';
import type { Danger } from '@lunaria/domain/dangers/find-dangers.ts';
import type { ReactElement } from 'react';
import EmergencyCall from '../emergency/emergency-call.tsx';

interface ViolenceCardProps {
  userId: string;
  danger: Pick<Danger, 'call' | 'say' | 'do'>;
  title: ReactElement;
}

/** For somebody who wrote of violence: believed in one sentence, whom she can call, what is bound to hours. Kept nowhere. */
export function ViolenceCard({ userId, danger, title }: ViolenceCardProps) {
  return (
    <div className="space-y-4">
      {title}
      <p>{danger.say}</p>
      <p>{VIOLENCE_CARD.call}</p>
      <EmergencyCall userId={userId} call={danger.call} />
      <ul className="list-disc space-y-1.5 pl-5">
        {danger.do.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{VIOLENCE_CARD.lines}</p>
      <p className="type-small">{VIOLENCE_CARD.traces}</p>
    </div>
  );
}
