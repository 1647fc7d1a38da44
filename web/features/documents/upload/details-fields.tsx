import {
  DOCUMENT_NOTES_MAX_LENGTH,
  DOCUMENT_TEXTS,
  DOCUMENT_TYPES,
  type DocumentType,
} from '@lunaria/domain/documents/health-document.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { UploadDetails } from './upload-list.ts';

const TYPE_OPTIONS = DOCUMENT_TYPES.map((type) => ({ value: type, label: type }));

interface TypeSelectProps {
  value: DocumentType | '';
  onChange: (type: DocumentType) => void;
  label?: string;
  /** She has asked for the upload: a missing type is said. */
  isAsked: boolean;
  isDisabled?: boolean;
}

export function TypeSelect({ value, onChange, label, isAsked, isDisabled = false }: TypeSelectProps) {
  return (
    <Select
      label={label ?? 'Document type'}
      placeholder="Choose a type"
      options={TYPE_OPTIONS}
      value={value}
      onValueChange={onChange}
      disabled={isDisabled}
      error={isAsked && value === '' ? DOCUMENT_TEXTS.type : undefined}
    />
  );
}

interface TypeChipsProps {
  onChange: (type: DocumentType) => void;
}

/** The same six within one press, while none is chosen: the list costs two. */
function TypeChips({ onChange }: TypeChipsProps) {
  return (
    <fieldset className="mt-2.5 flex flex-wrap gap-2">
      <legend className="sr-only">Document type, with one press</legend>
      {DOCUMENT_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          onClick={({ currentTarget }) => {
            // They go with the press: what now says the type takes the focus.
            currentTarget.closest('[data-type]')?.querySelector<HTMLElement>('[role=combobox]')?.focus();
            onChange(type);
          }}
          className="type-button inline-flex min-h-11 items-center rounded-full border border-control bg-raised px-4 font-regular transition-colors hover:bg-sunken sm:min-h-9"
        >
          {type}
        </button>
      ))}
    </fieldset>
  );
}

interface NotesFieldProps {
  value: string;
  onChange: (notes: string) => void;
  isDisabled?: boolean;
}

export function NotesField({ value, onChange, isDisabled = false }: NotesFieldProps) {
  return (
    <TextArea
      label="Notes (optional)"
      hint="Where it is from, or what you want to remember about it."
      rows={2}
      maxLength={DOCUMENT_NOTES_MAX_LENGTH}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface DetailsFieldsProps {
  details: UploadDetails;
  onChange: (part: Partial<UploadDetails>) => void;
  isAsked: boolean;
  isDisabled: boolean;
  /** There is a file that they are about. */
  hasFile: boolean;
}

/** What she says about one file. */
export function DetailsFields({ details, onChange, isAsked, isDisabled, hasFile }: DetailsFieldsProps) {
  const { documentType } = details;
  const setType = (type: DocumentType) => onChange({ documentType: type });
  return (
    <div className="space-y-5">
      <div data-type>
        <TypeSelect value={documentType} onChange={setType} {...{ isAsked, isDisabled }} />
        {hasFile && documentType === '' && !isDisabled && <TypeChips onChange={setType} />}
      </div>
      <NotesField value={details.notes} onChange={(notes) => onChange({ notes })} isDisabled={isDisabled} />
    </div>
  );
}
