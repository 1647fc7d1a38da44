import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_TYPES,
  type DocumentCategory,
  documentEditSchema,
  type HealthDocument,
  nameOf,
} from '@lunaria/domain/documents/health-document.ts';
import { givenNameOf, ownNameFrom } from '@lunaria/domain/documents/own-name.ts';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import type { EditableFields } from '../../../data/documents/document-changes.ts';
import { useEditDocument } from '../../../data/documents/use-document-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { faultsOf, useForm } from '../../../ui/use-form.ts';
import { CATEGORY_ICONS, labelOfCategory } from '../category-badge.tsx';

export interface EditDialogProps {
  /** As it was when she asked to change it: what another device changes meanwhile is not undone. */
  document: HealthDocument;
  /** False: there may be notes that are not shown here, and what she wrote would take their place. */
  areNotesKnown: boolean;
  onClose: () => void;
}

const fieldsSchema = z.pick(documentEditSchema, { own_name: true, notes: true });
const UNFILED = 'unfiled';

/** Her name for a document, where it belongs, what she notes about it. */
export default function EditDialog({ document, areNotesKnown, onClose }: EditDialogProps) {
  const formId = useId();
  const { wanted, name, notes, setName, setCategory, setType, setNotes, formProps, say } = useDetailsForm(
    document,
    onClose,
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Edit details"
      subtitle={`File: ${document.file_name}`}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="space-y-5">
        <NameField document={document} value={name} onValueChange={setName} error={say('own_name')} />
        <CategoryField document={document} value={wanted.own_category} onValueChange={setCategory} />
        <Select
          label="Document type"
          options={DOCUMENT_TYPES.map((value) => ({ value, label: value }))}
          value={wanted.document_type}
          onValueChange={setType}
        />
        {areNotesKnown ? (
          <TextArea
            label="Notes"
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
            error={say('notes')}
          />
        ) : (
          <p className="type-small text-muted">
            Notes are not kept on this device. They can be changed when there is a connection.
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** What is typed, and what of it is saved. */
function useDetailsForm(document: HealthDocument, onClose: () => void) {
  const edit = useEditDocument(document.user_id);
  const [name, setName] = useState(nameOf(document));
  const [category, setCategory] = useState(document.own_category);
  const [type, setType] = useState(document.document_type);
  const [notes, setNotes] = useState(document.notes ?? '');

  const wanted: EditableFields = {
    // A name she did not touch stays as it is, whatever it is.
    own_name: name === nameOf(document) ? document.own_name : ownNameFrom(name, document),
    own_category: category,
    document_type: type,
    notes: notes.trim() === '' ? null : notes,
  };
  const { formProps, say } = useForm({
    faults: faultsOf(fieldsSchema.safeParse(wanted).error),
    onSubmit: save,
  });

  function save() {
    // as: only keys of the record itself are compared
    const keys = Object.keys(wanted) as (keyof EditableFields)[];
    if (keys.some((key) => wanted[key] !== document[key])) edit(document, wanted);
    onClose();
  }

  return { wanted, name, notes, setName, setCategory, setType, setNotes, formProps, say };
}

interface NameFieldProps {
  document: HealthDocument;
  value: string;
  onValueChange: (name: string) => void;
  error: string | undefined;
}

/** Her name for it, and the way back to the one it came with or was given. */
function NameField({ document, value, onValueChange, error }: NameFieldProps) {
  const given = givenNameOf(document);
  return (
    <div>
      <TextField
        label="Name"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        error={error}
        autoComplete="off"
        {...(value.trim() === '' && { hint: `Left empty it is called “${given}”` })}
      />
      {value.trim() !== given && (
        <button
          type="button"
          onClick={() => onValueChange(given)}
          className="type-small mt-1.5 min-h-6 max-w-full rounded-small text-left text-primary underline underline-offset-3 hover:decoration-2"
        >
          {document.ai_suggested_name === null ? 'Back to the name of the file' : 'Use the suggested name'}:{' '}
          {given}
        </button>
      )}
    </div>
  );
}

interface CategoryFieldProps {
  document: HealthDocument;
  value: DocumentCategory | null;
  onValueChange: (category: DocumentCategory | null) => void;
}

/** Where it belongs, and what the rules said of that. */
function CategoryField({ document, value: chosen, onValueChange }: CategoryFieldProps) {
  return (
    <Select<DocumentCategory | typeof UNFILED>
      label="Category"
      options={[
        { value: UNFILED, label: sayUnfiled(document) },
        ...DOCUMENT_CATEGORIES.map(({ value, label }) => {
          const Icon = CATEGORY_ICONS[value];
          return { value, label, icon: <Icon aria-hidden="true" size={20} strokeWidth={1.75} /> };
        }),
      ]}
      hint={chosen === null && document.ai_category_sure !== false ? undefined : sayRead(document)}
      value={chosen ?? UNFILED}
      onValueChange={(value) => onValueChange(value === UNFILED ? null : value)}
    />
  );
}

function sayUnfiled({ ai_suggested_category: read, ai_category_sure: isSure }: HealthDocument): string {
  const label = labelOfCategory(read);
  if (label === null) return 'Not filed';
  return isSure === false ? 'Not sure' : `As read: ${label}`;
}

/** `Lunaria read: Lab results`, whatever she filed it as. */
function sayRead({
  ai_suggested_category: read,
  ai_second_category: second,
  ai_category_sure,
}: HealthDocument) {
  const label = labelOfCategory(read);
  if (label === null) return undefined;
  const other = labelOfCategory(second);
  if (ai_category_sure !== false || other === null) return `Lunaria read: ${label}`;
  return `Lunaria was not sure: ${label} or ${other}`;
}
