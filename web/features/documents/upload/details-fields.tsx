import {
  DOCUMENT_NOTES_MAX_LENGTH,
  DOCUMENT_TEXTS,
  DOCUMENT_TYPES,
  type DocumentType,
} from '@lunaria/domain/documents/health-document.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
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
}

/** What she says about one file. */
export function DetailsFields({ details, onChange, isAsked, isDisabled }: DetailsFieldsProps) {
  return (
    <div className="space-y-5">
      <TypeSelect
        value={details.documentType}
        onChange={(documentType) => onChange({ documentType })}
        {...{ isAsked, isDisabled }}
      />
      <NotesField value={details.notes} onChange={(notes) => onChange({ notes })} isDisabled={isDisabled} />
    </div>
  );
}
