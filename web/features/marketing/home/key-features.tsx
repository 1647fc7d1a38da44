import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { FlaskConical, type LucideIcon, Sparkles, UsersRound, Video, Watch } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { HomeSection } from '../page-section.tsx';
import { ComingSoon } from '../planned-list.tsx';
import { CycleLine } from './cycle-line.tsx';

const PLANNED: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Sparkles,
    title: 'AI health assistant',
    text: 'For questions about symptoms, phases and next steps.',
  },
  {
    icon: Video,
    title: 'Video consultations',
    text: 'With board-certified doctors: OB-GYNs, endocrinologists, mental health specialists.',
  },
  {
    icon: UsersRound,
    title: 'Community groups',
    text: 'By journey stage: contraception, conception, pregnancy, IVF, menopause.',
  },
  {
    icon: Watch,
    title: 'Wearable integration',
    text: 'Sleep and temperature from the device you wear.',
  },
];

export function KeyFeatures() {
  return (
    <HomeSection
      heading="One place for six things"
      lead="Of six key features, two are here today. Four are planned, and say so."
    >
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-12">
        <li className="flex sm:col-span-2 lg:col-span-7">
          <Card className="flex min-w-0 flex-1 flex-col">
            <h3 className="type-h2">Cycle tracking for every stage</h3>
            <p className="mt-2 text-muted">
              Your health is tracked from first period through pregnancy and menopause. What you record is
              drawn solid, what is computed is not: you can always tell them apart.
            </p>
            <CycleLine />
          </Card>
        </li>
        <li className="flex sm:col-span-2 lg:col-span-5">
          <Card className="flex min-w-0 flex-1 flex-col">
            <h3 className="type-h2">Medical records hub</h3>
            <p className="mt-2 text-muted">
              Upload a report. {PRODUCT_NAME} names it, sorts it and puts it in plain words, beside the
              original.
            </p>
            <RecordExample />
          </Card>
        </li>
        {PLANNED.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex lg:col-span-3">
            <Card className="flex flex-1 flex-col items-start">
              <Icon aria-hidden="true" size={24} strokeWidth={1.75} className="text-primary" />
              <h3 className="type-h3 mt-4">{title}</h3>
              <p className="type-small mt-1.5 mb-4 text-muted">{text}</p>
              <ComingSoon className="mt-auto" />
            </Card>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

/** What a document looks like once it was read. Invented, and marked so. */
function RecordExample() {
  return (
    <div className="mt-7 rounded-input bg-background p-4 lg:mt-auto">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge
          tone="category"
          category="lab_results"
          icon={<FlaskConical aria-hidden="true" size={14} strokeWidth={1.75} />}
        >
          Lab results
        </Badge>
        <Badge tone="dashed">Example</Badge>
      </div>
      <p className="mt-2 font-medium">Thyroid panel, 3 November</p>
      <p className="type-small mt-1 text-muted">TSH 1.9 mIU/L, inside the printed range of 0.4 to 4.0.</p>
    </div>
  );
}
