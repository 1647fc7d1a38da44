import {
  categoryOf,
  DOCUMENT_CATEGORIES,
  type DocumentCategory,
  type HealthDocument,
} from '@lunaria/domain/documents/health-document.ts';
import {
  CircleQuestionMark,
  FileText,
  FlaskConical,
  type LucideIcon,
  Pill,
  Scan,
  Stethoscope,
  Syringe,
} from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

export const CATEGORY_ICONS: Record<DocumentCategory, LucideIcon> = {
  lab_results: FlaskConical,
  imaging: Scan,
  prescription: Pill,
  consultation_notes: Stethoscope,
  vaccination_record: Syringe,
  other: FileText,
};

type Filed = Pick<
  HealthDocument,
  'own_category' | 'ai_suggested_category' | 'ai_category_sure' | 'document_type'
>;

const ICON = { 'aria-hidden': true, size: 14, strokeWidth: 1.75, className: 'shrink-0' } as const;

/** It was read, and two categories were about as likely. */
export function isUnsure({
  own_category,
  ai_category_sure,
  ai_suggested_category,
}: Omit<Filed, 'document_type'>) {
  return own_category === null && ai_suggested_category !== null && ai_category_sure === false;
}

export function labelOfCategory(category: DocumentCategory | null): string | null {
  return DOCUMENT_CATEGORIES.find(({ value }) => value === category)?.label ?? null;
}

/** What the document is: its category, each with a style of its own; before it has one, the type she gave it. */
export function CategoryBadge({ document, className = '' }: { document: Filed; className?: string }) {
  if (isUnsure(document))
    return (
      <Badge tone="dashed" icon={<CircleQuestionMark {...ICON} />} className={className}>
        Not sure
      </Badge>
    );
  const category = categoryOf(document);
  const Icon = CATEGORY_ICONS[category ?? 'other'];
  return (
    <Badge tone="category" category={category ?? 'other'} icon={<Icon {...ICON} />} className={className}>
      {labelOfCategory(category) ?? document.document_type}
    </Badge>
  );
}
