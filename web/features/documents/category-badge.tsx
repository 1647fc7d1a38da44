import {
  categoryOf,
  DOCUMENT_CATEGORIES,
  type DocumentCategory,
  type HealthDocument,
} from '@lunaria/domain/documents/health-document.ts';
import { FileText, FlaskConical, type LucideIcon, Pill, Scan, Stethoscope, Syringe } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

export const CATEGORY_ICONS: Record<DocumentCategory, LucideIcon> = {
  lab_results: FlaskConical,
  imaging: Scan,
  prescription: Pill,
  consultation_notes: Stethoscope,
  vaccination_record: Syringe,
  other: FileText,
};

type Filed = Pick<HealthDocument, 'own_category' | 'ai_suggested_category' | 'document_type'>;

/** What the document is: its category, each with a style of its own; before it has one, the type she gave it. */
export function CategoryBadge({ document, className }: { document: Filed; className?: string }) {
  const category = categoryOf(document);
  const Icon = CATEGORY_ICONS[category ?? 'other'];
  const label = DOCUMENT_CATEGORIES.find(({ value }) => value === category)?.label;
  return (
    <Badge
      tone="category"
      category={category ?? 'other'}
      icon={<Icon aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0" />}
      {...(className === undefined ? {} : { className })}
    >
      {label ?? document.document_type}
    </Badge>
  );
}
