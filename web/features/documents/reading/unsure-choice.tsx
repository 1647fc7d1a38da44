import {
  DOCUMENT_CATEGORIES,
  type DocumentCategory,
  type HealthDocument,
  nameOf,
} from '@lunaria/domain/documents/health-document.ts';
import { useId } from 'react';
import { useEditDocument } from '../../../data/documents/use-document-changes.ts';
import { showToast } from '../../../ui/toast.tsx';
import { CATEGORY_ICONS, isUnsure } from '../category-badge.tsx';

interface UnsureChoiceProps {
  document: HealthDocument;
  /** The buttons are gone once one was pressed: takes the focus over. */
  onFiled: () => void;
}

/** The rules found two categories about as likely: she says which it is. null where they were sure, or she has said it. */
export function UnsureChoice({ document, onFiled }: UnsureChoiceProps) {
  const labelId = useId();
  const edit = useEditDocument(document.user_id);
  if (!isUnsure(document)) return null;
  const { ai_suggested_category: best, ai_second_category: second } = document;
  const offered = DOCUMENT_CATEGORIES.filter(({ value }) => value === best || value === second).sort(
    (a, b) => Number(b.value === best) - Number(a.value === best),
  );

  function file(category: DocumentCategory, label: string) {
    edit(document, { own_category: category });
    onFiled();
    showToast(
      {
        title: `Filed as ${label}`,
        message: nameOf(document),
        action: {
          label: 'Undo',
          onPress: () => edit({ ...document, own_category: category }, { own_category: null }),
        },
      },
      `filed-${document.id}`,
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line with its legend
    <div
      role="group"
      aria-labelledby={labelId}
      className="relative mt-3 flex w-fit max-w-full flex-wrap items-center gap-2"
    >
      <p id={labelId} className="type-label">
        <span className="font-regular">Lunaria is not sure where it belongs.</span> File it as
      </p>
      {offered.map(({ value, label }) => {
        const Icon = CATEGORY_ICONS[value];
        return (
          <button
            key={value}
            type="button"
            onClick={() => file(value, label)}
            className="type-label inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-surface px-4 transition-colors hover:bg-sunken"
          >
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
            {label}
          </button>
        );
      })}
    </div>
  );
}
