import { WHATS_NEW } from '@lunaria/domain/news/whats-new.ts';
import { Sparkles, X } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { NewsList } from '../../../app/news-list.tsx';
import { useProfileDetails } from '../../../data/profile/profile-details.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ICON_BUTTON_STYLE } from '../../../ui/icon-button.tsx';
import { readMemory, writeMemory } from '../../session/user-memory.ts';

const SEEN_MEMORY = 'news-seen';

/**
 * That there is something new, until she has looked or put it away: then it is gone for good, on every device of hers. `onLeave`:
 * the keyboard needs another place.
 */
export function NewsLine({ userId, onLeave }: { userId: string; onLeave: () => void }) {
  const { change } = useProfileDetails(userId);
  const [isOpen, setOpen] = useState(false);
  // Before the server has heard of it.
  const [isAway, setAway] = useState(() => Number(readMemory(userId, SEEN_MEMORY)) >= WHATS_NEW.number);
  if (isAway) return null;

  function note() {
    writeMemory(userId, SEEN_MEMORY, WHATS_NEW.number);
    change({ news_seen: WHATS_NEW.number });
  }
  function putAway() {
    note();
    // The window keeps the focus within itself for as long as it is there.
    flushSync(() => setAway(true));
    onLeave();
  }
  return (
    <section
      aria-label="New in Lunaria"
      className="flex items-center gap-2 rounded-card bg-moon py-2 pr-2 pl-4"
    >
      <Sparkles aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-1">There are new things here.</p>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        See what
      </Button>
      <button type="button" aria-label="Put away what is new" className={ICON_BUTTON_STYLE} onClick={putAway}>
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => isNowOpen || putAway()}
        title="What is new"
        footer={<Button onClick={putAway}>Done</Button>}
      >
        <NewsList onFollow={note} />
      </Dialog>
    </section>
  );
}
