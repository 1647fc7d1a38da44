import { DOCUMENT_FORMATS } from '@lunaria/domain/documents/health-document.ts';
import { Camera, FilePlus2, type LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { styleButton } from '../../../ui/button-style.ts';
import { ErrorLine } from '../../../ui/field.tsx';

const ACCEPTED = DOCUMENT_FORMATS.flatMap(({ mime, extensions }) => [
  mime,
  ...extensions.map((extension) => `.${extension}`),
]).join(',');
// Named one by one: a phone whose camera takes other formats turns the picture into one of these.
const PHOTOS = 'image/jpeg,image/png';

interface FileChooserProps {
  onChoose: (files: readonly File[]) => void;
  hasFiles: boolean;
  isDragging: boolean;
  error: string | undefined;
  /** Of the input that takes files. */
  inputRef: Ref<HTMLInputElement>;
}

/** Files from the device, from the camera where there is one at hand, or dropped. */
export function FileChooser({ onChoose, hasFiles, isDragging, error, inputRef }: FileChooserProps) {
  const id = useId();
  const hasCamera = window.matchMedia('(pointer: coarse)').matches;
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <div
        data-dragging={isDragging || undefined}
        className={`flex flex-col items-center gap-3 rounded-card border border-dashed border-control px-4 text-center transition-colors data-dragging:border-solid data-dragging:border-primary data-dragging:bg-primary-tint ${
          hasFiles ? 'py-4' : 'py-7'
        }`}
      >
        <div className="flex flex-wrap justify-center gap-2.5">
          <FileButton
            inputRef={inputRef}
            icon={FilePlus2}
            input={{ multiple: true, accept: ACCEPTED }}
            isInvalid={error !== undefined}
            {...{ describedBy, onChoose }}
          >
            {hasFiles ? 'Add files' : 'Choose files'}
          </FileButton>
          {hasCamera && (
            <FileButton
              icon={Camera}
              input={{ accept: PHOTOS, capture: 'environment' }}
              {...{ describedBy, onChoose }}
            >
              Take a photo
            </FileButton>
          )}
        </div>
        <p id={`${id}-hint`} className="type-hint text-muted">
          {isDragging ? (
            'Let go to add them.'
          ) : (
            <>{hasCamera ? '' : 'Or drop them here. '}PDF, JPEG, PNG or DOCX, up to 10&nbsp;MB each.</>
          )}
        </p>
      </div>
      <ErrorLine id={`${id}-error`} error={error} />
    </div>
  );
}

interface FileButtonProps {
  icon: LucideIcon;
  inputRef?: Ref<HTMLInputElement>;
  input: { accept: string; multiple?: true; capture?: 'environment' };
  isInvalid?: boolean;
  describedBy: string;
  onChoose: (files: readonly File[]) => void;
  children: ReactNode;
}

/** The input itself takes focus and keys; what is seen is its label. */
function FileButton(props: FileButtonProps) {
  const { icon: Icon, inputRef, input, isInvalid, describedBy, onChoose, children } = props;
  const id = useId();
  return (
    <span className="relative">
      <input
        {...input}
        ref={inputRef}
        id={id}
        type="file"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again after it was taken out.
          currentTarget.value = '';
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={styleButton(
          'secondary',
          'regular',
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-aria-invalid:border-danger',
        )}
      >
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        {children}
      </label>
    </span>
  );
}
