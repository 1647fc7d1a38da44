import { OneOfForm, SomeOfForm, TextForm } from './choice-forms.tsx';
import { FactRow } from './fact-row.tsx';
import type { Edits } from './use-edits.ts';

interface AnswerRow<Value> {
  row: string;
  name: string;
  value: Value;
  hint?: string;
  edits: Edits;
  onSave: (value: Value) => void;
}

type Options<Value extends string> = readonly { value: Value; label: string }[];

export const nameIn = <Value extends string>(options: Options<Value>, value: Value): string =>
  options.find((option) => option.value === value)?.label ?? '';

/** Saves what differs, and says so with the way back. */
function saver<Value>({ row, name, value, edits, onSave }: AnswerRow<Value>) {
  return (next: Value) => {
    if (JSON.stringify(next) === JSON.stringify(value)) return edits.close();
    onSave(next);
    edits.finish({ row, text: `${name}: changed.`, undo: () => onSave(value) });
  };
}

/** An answer that is one of a few. */
export function OneOfRow<Value extends string>(props: AnswerRow<Value> & { options: Options<Value> }) {
  const { row, name, value, hint, edits, options } = props;
  const save = saver(props);
  return (
    <FactRow
      {...{ row, name, hint, edits }}
      value={nameIn(options, value)}
      form={
        <OneOfForm<Value>
          label={name}
          {...{ options, value }}
          onSave={(next) => next !== '' && save(next)}
          onCancel={edits.close}
        />
      }
    />
  );
}

interface SomeOfRowProps<Value extends string> extends AnswerRow<readonly Value[]> {
  options: Options<Value>;
  settle?: (before: readonly Value[], next: Value[]) => Value[];
}

/** An answer that may be several. */
export function SomeOfRow<Value extends string>(props: SomeOfRowProps<Value>) {
  const { row, name, value, hint, edits, options, settle } = props;
  return (
    <FactRow
      {...{ row, name, hint, edits }}
      value={value.length === 0 ? null : value.map((one) => nameIn(options, one)).join(', ')}
      form={
        <SomeOfForm<Value>
          label={name}
          {...{ options, value }}
          {...(settle && { settle })}
          onSave={saver(props)}
          onCancel={edits.close}
        />
      }
    />
  );
}

/** An answer in her own words. */
export function TextRow(props: AnswerRow<string>) {
  const { row, name, value, hint, edits } = props;
  return (
    <FactRow
      {...{ row, name, hint, edits }}
      value={value === '' ? null : value}
      form={<TextForm label={name} value={value} onSave={saver(props)} onCancel={edits.close} />}
    />
  );
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** An answer that is yes or no. */
export function YesNoRow({ value, onSave, ...rest }: AnswerRow<boolean>) {
  return (
    <OneOfRow<'yes' | 'no'>
      {...rest}
      options={YES_NO}
      value={value ? 'yes' : 'no'}
      onSave={(next) => onSave(next === 'yes')}
    />
  );
}
