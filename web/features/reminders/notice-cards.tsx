import { addressOfNotice, composeNotice } from '@lunaria/domain/reminders/compose-notice.ts';
import { Bell, X } from 'lucide-react';
import { useState } from 'react';
import { useNotices } from '../../data/reminders/use-reminders.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';

/** Takes the focus when a notice was put away. */
const NOTICE_ID = 'reminder-notice';
const SECTION_ID = 'reminders';

/** Reminders on the dashboard, a quiet line each, until she puts them away. */
export default function NoticeCards({ userId, className = '' }: { userId: string; className?: string }) {
  const { notices, putAway } = useNotices(userId);
  const [last, setLast] = useState<string | null>(null);
  const open = notices.filter(({ is_dismissed }) => !is_dismissed);
  if (open.length === 0 && last === null) return null;
  const leave = (id: string) => {
    putAway(id, true);
    setLast(id);
    // Drawn with the next frame.
    requestAnimationFrame(() => document.getElementById(NOTICE_ID)?.focus());
  };
  /** What was pressed goes: on to the reminder that is left, or to what the page begins with. */
  const goOn = () => {
    setLast(null);
    requestAnimationFrame(() => {
      const next =
        document.getElementById(SECTION_ID)?.querySelector('button') ?? document.getElementById('main');
      next?.focus();
    });
  };
  return (
    <section id={SECTION_ID} aria-label="Reminders" className={`space-y-2.5 ${className}`}>
      {last !== null && (
        <UndoNotice
          id={NOTICE_ID}
          onUndo={() => {
            putAway(last, false);
            goOn();
          }}
          onClose={goOn}
        >
          The reminder is put away.
        </UndoNotice>
      )}
      {open.map(({ id, kind }) => {
        const { text } = composeNotice(kind, 'plain');
        return (
          <div
            key={id}
            className="flex items-center gap-3 rounded-card border border-border bg-surface py-2 pr-2 pl-4"
          >
            <Bell aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
            <p className="min-w-0 flex-1 text-[0.9375rem] leading-5">
              <TextLink to={addressOfNotice(kind)}>{text}</TextLink>
            </p>
            <IconButton label={`Put away: ${text}`} onPress={() => leave(id)}>
              <X aria-hidden="true" size={18} strokeWidth={1.75} />
            </IconButton>
          </div>
        );
      })}
    </section>
  );
}
