import type { QuestionIcon } from '@lunaria/domain/day-entry/questions.ts';
import type { ReactNode } from 'react';

// Few and small, and part of the first load: their own lines, in the manner of the other icons.
const PATHS: Readonly<Record<Exclude<QuestionIcon, 'bleeding'>, string>> = {
  pain: 'M13 2 4.5 13H12l-1 9 8.5-11H12z',
  mood: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8 14s1.5 2 4 2 4-2 4-2M9 9.5v.01M15 9.5v.01',
  energy:
    'M4 7h13a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1ZM21.5 11v2M7 10.5v3M10.5 10.5v3',
  sex: 'm12 3 8 9-8 9-8-9z',
  skin: 'M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8zM18.5 3.5v3M17 5h3',
  method: 'm10.5 20.5 10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0 7 7ZM8.5 8.5l7 7',
  test: 'M9 3h6M10 3v6l-5.2 9a2 2 0 0 0 1.7 3h11a2 2 0 0 0 1.7-3L14 9V3M7.5 15h9',
  mucus: 'M12 21a6 6 0 0 0 6-6c0-3.5-6-11-6-11S6 11.5 6 15a6 6 0 0 0 6 6Z',
  medicine:
    'm18 2 4 4M17 7l3-3M19 9 8.7 19.3a2.4 2.4 0 0 1-3.4 0l-.6-.6a2.4 2.4 0 0 1 0-3.4L15 5M9 11l4 4M5 19l-3 3M14 4l6 6',
  bloating: 'M12.8 19.6A2 2 0 1 0 14 16H2M17.5 8a2.5 2.5 0 1 1 2 4H2M9.8 4.4A2 2 0 1 1 11 8H2',
  movements:
    'M4 16v-2.4C4 11.5 3 10.5 3 8c0-2.7 1.5-6 4.5-6C9.4 2 10 3.8 10 5.5c0 3.1-2 5.7-2 8.7V16a2 2 0 1 1-4 0ZM20 20v-2.4c0-2.1 1-3.1 1-5.6 0-2.7-1.5-6-4.5-6-1.9 0-2.5 1.8-2.5 3.5 0 3.1 2 5.7 2 8.7V20a2 2 0 1 0 4 0ZM16 17h4M4 13h4',
  nausea:
    'M2 8c1.5-1.3 3.5-1.3 5 0s3.5 1.3 5 0 3.5-1.3 5 0 3.5 1.3 5 0M2 15c1.5-1.3 3.5-1.3 5 0s3.5 1.3 5 0 3.5-1.3 5 0 3.5 1.3 5 0',
  sleep: 'M20.5 14.5A9 9 0 1 1 9.5 3.5a7 7 0 0 0 11 11Z',
  'hot-flash':
    'M8.5 14.5A2.5 2.5 0 0 0 11 12c0-1.4-.5-2-1-3-1.1-2.1-.2-4.1 2-6 .5 2.5 2 4.9 4 6.5s3 3.5 3 5.5a7 7 0 1 1-14 0c0-1.2.4-2.3 1-3a2.5 2.5 0 0 0 2.5 2.5Z',
  joints:
    'M17 10c.7-.7 1.7 0 2.5 0a2.5 2.5 0 1 0 0-5 .5.5 0 0 1-.5-.5 2.5 2.5 0 1 0-5 0c0 .8.7 1.8 0 2.5l-7 7c-.7.7-1.7 0-2.5 0a2.5 2.5 0 0 0 0 5c.3 0 .5.2.5.5a2.5 2.5 0 1 0 5 0c0-.8-.7-1.8 0-2.5z',
  feeding:
    'M8 2h8M9 2v2.8a4 4 0 0 1-.7 2.2l-.6 1A4 4 0 0 0 7 10.2V20a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-9.8a4 4 0 0 0-.7-2.2l-.6-1A4 4 0 0 1 15 4.8V2M7 15c1.7-1.3 3.3-1.3 5 0s3.3 1.3 5 0',
  fever: 'M14 4v10.5a4 4 0 1 1-4 0V4a2 2 0 0 1 4 0ZM12 9v8',
};

interface ChipIconProps {
  icon: QuestionIcon;
  /** What is chosen; of bleeding the disc shows how much. */
  value: string | null;
}

/** The picture above the word of a chip. */
export function ChipIcon({ icon, value }: ChipIconProps) {
  if (icon === 'bleeding') return <FlowDisc flow={value} />;
  return (
    <Drawing>
      <path
        d={PATHS[icon]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}

/** How far the disc is full. */
const FULL: Readonly<Record<string, number>> = { light: 0.35, medium: 0.6, heavy: 1, unspecified: 0.6 };

/** A disc that fills with the amount; spots are a dashed rim, none is an empty one. */
export function FlowDisc({ flow }: { flow: string | null }) {
  const full = flow === null ? 0 : (FULL[flow] ?? 0);
  const isBled = flow !== null && flow !== 'none';
  const top = 12 - 8.5 + 17 * (1 - full);
  // The part of the disc below `top`, whose rim is 8.5 from the middle.
  const half = Math.sqrt(Math.max(0, 8.5 ** 2 - (top - 12) ** 2));
  return (
    <Drawing>
      {full === 1 && <circle cx="12" cy="12" r="8.5" className="fill-period" />}
      {full > 0 && full < 1 && (
        <path
          d={`M${12 - half} ${top}A8.5 8.5 0 ${full > 0.5 ? 1 : 0} 0 ${12 + half} ${top}Z`}
          className="fill-period"
        />
      )}
      <circle
        cx="12"
        cy="12"
        r="8.5"
        fill="none"
        strokeWidth="1.6"
        strokeDasharray={flow === 'spotting' ? '2.6 2.2' : undefined}
        className={isBled ? 'stroke-period-ink' : 'stroke-control'}
      />
    </Drawing>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="forced-color-adjust-none">
      {children}
    </svg>
  );
}
