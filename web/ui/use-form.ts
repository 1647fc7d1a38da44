import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is wrong, in a sentence, by field and in the order of the form. */
export type Faults<Field extends string = string> = { [Name in Field]?: string | null | undefined };

// biome-ignore lint/suspicious/noConfusingVoidType: most forms give nothing back, on any of their ways
type Refused<Field extends string> = Faults<Field> | undefined | void;

interface FormOptions<Field extends string> {
  /** What is wrong with the draft, found by the domain at every drawing. A form whose fields keep themselves has none. */
  faults?: Faults<Field>;
  /**
   * Called when nothing is known to be wrong. What it gives back was refused, by its schema or by the server: that is said
   * beside the fields until she types again.
   */
  onSubmit: (form: HTMLFormElement) => Refused<Field> | Promise<Refused<Field>>;
}

/**
 * How a form works here, every one of them (why no library: docs/decisions/forms.md):
 *
 * - The domain says what is wrong, by a schema (`faultsOf`) or a `find…Fault`; the form has no rules of its own.
 * - A fault is said once she pressed the button, or has left the field (`leave`), and goes as soon as it no longer holds.
 *   `say(field)` is the one place it comes from.
 * - Pressed with something wrong, nothing is sent, and the focus goes to the first field that is.
 * - One sending at a time: two presses can come before the button is drawn busy.
 */
export function useForm<Field extends string>({ faults = {}, onSubmit }: FormOptions<Field>) {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [hasAsked, setAsked] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [refused, setRefused] = useState<Faults<Field>>({});

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (isUnderWay.current) return;
    if (hasFaults(faults)) {
      flushSync(() => setAsked(true));
      return focusFirstFault(element);
    }
    const sending = onSubmit(element);
    if (!(sending instanceof Promise)) return refuse(element, sending);
    isUnderWay.current = true;
    setBusy(true);
    try {
      refuse(element, await sending);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  function refuse(element: HTMLFormElement, found: Refused<Field>): void {
    if (!found || !hasFaults(found)) return;
    flushSync(() => {
      setBusy(false);
      setRefused(found);
    });
    focusFirstFault(element);
  }

  return {
    /** For the `<form>`. */
    formProps: {
      noValidate: true,
      onSubmit: submit,
      onInput: () => hasFaults(refused) && setRefused({}),
    },
    /** What to say beside the field. */
    say: (field: Field): string | undefined =>
      ((hasAsked || left.has(field)) && faults[field]) || refused[field] || undefined,
    /** Another form stands in its place: nothing of it was asked for yet. */
    forget() {
      setAsked(false);
      setLeft(new Set());
      setRefused({});
    },
    /** She has left the field: from now on its fault is said. */
    leave: (field: Field) => setLeft((known) => new Set([...known, field])),
    isBusy,
  };
}

/**
 * Puts the cursor into the first field as the page opens, so that she can type at once. Only where a mouse is at
 * hand: on a touch screen the keyboard would jump up over the page. Never takes the focus from another control; so
 * the field is focused here and now and not a timer later: what she had begun to type elsewhere by then went on in the
 * first field.
 */
export function useFocusOnArrival(findFirstField: () => HTMLElement | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.tagName === 'MAIN';
    if (isFree && window.matchMedia('(pointer: fine)').matches) findFirstField()?.focus();
  }, []);
}

/** The first fault of each field in what a schema found; of nested ones by the outermost name. */
export function faultsOf<Field extends string>(
  error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined,
): Faults<Field> {
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[String(path[0])] ??= message;
  return found as Faults<Field>; // as: the caller knows the fields of its schema
}

const hasFaults = (faults: Faults): boolean => Object.values(faults).some(Boolean);

/** A password or code that was not taken is marked, so that typing replaces it; elsewhere a letter may be all that is wrong. */
function focusFirstFault(form: HTMLFormElement): void {
  for (const line of form.querySelectorAll('[data-fault]')) {
    const described = [...form.querySelectorAll<HTMLElement>(`[aria-describedby~="${CSS.escape(line.id)}"]`)];
    // Beside a slider it is the typed number that is wrong.
    const control = described.find((each) => each.matches('[aria-invalid=true]')) ?? described[0];
    const target = control?.matches('fieldset') ? control.querySelector('input') : control;
    if (target instanceof HTMLInputElement && isSecret(target)) target.select();
    if (!target) continue;
    target.focus();
    return;
  }
}

const isSecret = ({ type, autocomplete }: HTMLInputElement) =>
  type === 'password' || autocomplete === 'one-time-code';
