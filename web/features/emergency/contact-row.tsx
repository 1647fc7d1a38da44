import { CONTACT_TEXTS, type EmergencyContact } from '@lunaria/domain/emergency/emergency-contact.ts';
import { telephoneLink } from '@lunaria/domain/emergency/phone-number.ts';
import { ArrowDown, ArrowUp, MessageSquare, Phone } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { contactIdOf } from './contact-id.ts';

interface ContactRowProps {
  contact: EmergencyContact;
  /** The ways to change, order and remove stand below it. */
  isEditing: boolean;
  onEdit: () => void;
  onRemove: () => void;
  /** Null: it is the first. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

/** Somebody to call. */
export function ContactRow({ contact, isEditing, onEdit, onRemove, onUp, onDown }: ContactRowProps) {
  const { name, relation, phone, unreadable } = contact;
  const link = telephoneLink(phone);
  return (
    <li className="py-3">
      <div className="flex items-center gap-3">
        <div id={contactIdOf(contact)} tabIndex={-1} className="min-w-0 flex-1 rounded-small">
          <p className="type-label wrap-anywhere">{unreadable ? 'A contact' : name}</p>
          <p className="type-small wrap-anywhere text-muted">
            {unreadable ? (
              CONTACT_TEXTS.unreadable
            ) : (
              <>
                {relation !== '' && `${relation} · `}
                {/* In one piece where it fits: it may have to be dialled on another phone. */}
                <span className="inline-block">{phone}</span>
              </>
            )}
          </p>
        </div>
        {link !== null && (
          <>
            <RoundLink href={link.replace('tel:', 'sms:')} label={`Write to ${name}`} isQuiet>
              <MessageSquare {...ICON} />
            </RoundLink>
            <RoundLink href={link} label={`Call ${name}`}>
              <Phone {...ICON} />
            </RoundLink>
          </>
        )}
      </div>
      {(isEditing || unreadable) && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {!unreadable && (
            <Button kind="secondary" aria-label={`Change ${name}`} onClick={onEdit}>
              Change
            </Button>
          )}
          <Button kind="secondary" aria-label={`Remove ${name || 'this contact'}`} onClick={onRemove}>
            Remove
          </Button>
          <MoveButtons name={name || 'this contact'} onUp={onUp} onDown={onDown} />
        </div>
      )}
    </li>
  );
}

/** A row that moves takes its button along: the focus stays on it, or goes to the other where it is at the end. */
function MoveButtons({ name, onUp, onDown }: Pick<ContactRowProps, 'onUp' | 'onDown'> & { name: string }) {
  const box = useRef<HTMLDivElement>(null);
  function move(step: (() => void) | null, way: 'up' | 'down') {
    flushSync(() => step?.());
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const pressed = buttons[way === 'up' ? 0 : 1];
    (pressed?.disabled ? buttons.find(({ disabled }) => !disabled) : pressed)?.focus();
  }
  return (
    <div ref={box} className="ml-auto flex gap-2">
      <IconButton label={`Move ${name} up`} isDisabled={onUp === null} onPress={() => move(onUp, 'up')}>
        <ArrowUp {...ICON} size={18} />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        isDisabled={onDown === null}
        onPress={() => move(onDown, 'down')}
      >
        <ArrowDown {...ICON} size={18} />
      </IconButton>
    </div>
  );
}

interface RoundLinkProps {
  href: string;
  label: string;
  isQuiet?: boolean;
  children: ReactNode;
}

function RoundLink({ href, label, isQuiet = false, children }: RoundLinkProps) {
  const look = isQuiet
    ? 'border border-control bg-surface text-text hover:bg-sunken'
    : 'bg-primary text-primary-text hover:bg-primary-hover';
  return (
    <a
      href={href}
      aria-label={label}
      className={`grid size-12 shrink-0 place-items-center rounded-full transition-colors ${look}`}
    >
      {children}
    </a>
  );
}
