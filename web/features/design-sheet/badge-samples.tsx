import { LIFE_STAGES } from '@lunaria/domain/profile/life-stages.ts';
import {
  ArrowDown,
  Check,
  CircleAlert,
  FileText,
  FlaskConical,
  Pill,
  Scan,
  Stethoscope,
  Syringe,
} from 'lucide-react';
import { StageGlyph } from '../../app/stage-glyph.tsx';
import { Badge } from '../../ui/badge.tsx';

const ICON = { 'aria-hidden': true, size: 14, strokeWidth: 1.75 } as const;

export function FactBadges() {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone="dashed">Sample</Badge>
      <Badge tone="dashed">Estimate</Badge>
      <Badge tone="success" icon={<Check {...ICON} />}>
        In range
      </Badge>
      <Badge tone="warning" icon={<ArrowDown {...ICON} />}>
        Below range
      </Badge>
      <Badge tone="danger" icon={<CircleAlert {...ICON} />}>
        Failed
      </Badge>
      <Badge tone="primary">Follicular phase</Badge>
    </div>
  );
}

const CATEGORIES = [
  { category: 'lab_results', label: 'Lab results', Icon: FlaskConical },
  { category: 'imaging', label: 'Imaging', Icon: Scan },
  { category: 'prescription', label: 'Prescription', Icon: Pill },
  { category: 'consultation_notes', label: 'Consultation notes', Icon: Stethoscope },
  { category: 'vaccination_record', label: 'Vaccination record', Icon: Syringe },
  { category: 'other', label: 'Other', Icon: FileText },
];

export function CategoryBadges() {
  return (
    <div className="flex flex-wrap gap-2">
      {CATEGORIES.map(({ category, label, Icon }) => (
        <Badge key={category} tone="category" category={category} icon={<Icon {...ICON} />}>
          {label}
        </Badge>
      ))}
    </div>
  );
}

export function StageGlyphs() {
  return (
    <div className="flex flex-wrap gap-2">
      {LIFE_STAGES.map((stage) => (
        <StageGlyph key={stage.value} stage={stage.value} size={36} />
      ))}
    </div>
  );
}
