import { countOf } from '@lunaria/domain/count-of.ts';
import type { DashboardItem } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { Command, useCommandState } from 'cmdk';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { StageGlyph } from '../../../app/stage-glyph.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { AccountOutcome } from '../../session/session-requests.ts';
import { describeFailedSignOut, SIGNED_OUT } from '../../session/sign-out-toasts.ts';
import { useLock } from '../../session/use-lock.ts';
import { useLogOut } from '../../session/use-log-out.tsx';
import { writeMemory } from '../../session/user-memory.ts';
import { ICON, IconOf } from '../dashboard-icons.tsx';
import { FoundLine, GROUP_STYLE } from './found-line.tsx';
import type { HerResultsProps, Loading } from './her-results.tsx';
import { isSlashOn, SLASH_MEMORY } from './search-button.tsx';
import { HER_RESULT, HER_SCORE, listSearchGroups, type SearchEntry, scoreEntry } from './search-entries.ts';
import { wordsOf } from './search-words.ts';

/** Fetched with the first letters; where that fails, places are found as before. */
const HerResults = lazy(async () => {
  const [loaded, words] = await Promise.all([
    import('./her-results.tsx').catch(() => null),
    // No device keeps it: without a connection values are found by the names on her reports.
    import('@lunaria/domain/search/analyte-words.ts').catch(() => null),
  ]);
  const Found = loaded?.default ?? NotLoaded;
  const otherNamesOf = words?.otherNamesOf ?? (() => '');
  return {
    default: (props: Omit<HerResultsProps, 'otherNamesOf'>) => (
      <Found {...props} otherNamesOf={otherNamesOf} />
    ),
  };
});

function NotLoaded({ onLoading }: HerResultsProps) {
  useEffect(() => onLoading('failed'), [onLoading]);
  return null;
}

/** What is said where nothing is found: never that there is nothing where not all was looked through. */
const NOTHING_FOUND: Record<Loading, string> = {
  ready: 'Nothing has that name. Try another word.',
  loading: 'Looking through what is yours …',
  failed: 'Nothing found, but some of what is yours did not load. Try again with a connection.',
};

export interface SearchDialogProps {
  userId: string;
  stage: LifeStage | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `place` is the address at which the item stands; null when it has none. */
  onOpenItem: (item: DashboardItem, place: string | null) => void;
  onChooseStage: (stage: LifeStage) => void;
  signOutTo: (path: string) => Promise<AccountOutcome>;
}

/** Finds sections, Doctor Chat, pages and modes by a few letters of their names, and what is hers by its words. */
export function SearchDialog(props: SearchDialogProps) {
  const { userId, stage, isOpen, onOpenChange, onOpenItem, onChooseStage, signOutTo } = props;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [loading, setLoading] = useState<Loading>('loading');

  const lock = useLock();
  const { logOut, dialog } = useLogOut(
    () => signOutTo('/'),
    (outcome) => showToast(toastOf(outcome)),
  );

  function choose({ to, item, stage: mode, isLogOut, isLock }: SearchEntry) {
    onOpenChange(false);
    if (isLock) lock?.();
    else if (isLogOut) void logOut();
    else if (mode) onChooseStage(mode);
    else if (item) onOpenItem(item, to ?? null);
    else if (to) void navigate(to);
  }

  return (
    <>
      {dialog}
      <Dialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title="Search"
        isFlush
        initialFocus={input}
        footer={
          <div className="mr-auto">
            <SlashChoice userId={userId} />
          </div>
        }
      >
        <Command
          label="Search"
          loop
          filter={(_, typed, [title = '', words = '', origin = ''] = []) =>
            origin === HER_RESULT ? HER_SCORE : scoreEntry(title, words, typed)
          }
          className="outline-none"
        >
          <div className="sticky top-0 z-10 flex items-center gap-3 border-b border-border bg-raised px-5 sm:px-7">
            <Search {...ICON} className="shrink-0 text-muted" />
            <Command.Input
              ref={input}
              placeholder="Pages, records, documents, help"
              className="min-h-14 w-full bg-transparent outline-none focus-visible:outline-none"
            />
          </div>
          <ResultCount />
          {/* Beside the list: a list of options may hold nothing else. */}
          <Command.Empty className="px-3 py-8 text-center text-muted">{NOTHING_FOUND[loading]}</Command.Empty>
          <Results
            {...{ userId, stage }}
            hasLock={lock !== null}
            onChoose={choose}
            onChosen={() => onOpenChange(false)}
            onLoading={setLoading}
          />
        </Command>
      </Dialog>
    </>
  );
}

const toastOf = (outcome: AccountOutcome) =>
  outcome.kind === 'done' ? SIGNED_OUT : { ...describeFailedSignOut(outcome), kind: 'destructive' as const };

/** Tells a screen reader what the eye sees: how much is left. */
function ResultCount() {
  const count = useCommandState((state) => state.filtered.count);
  const isSearching = useCommandState((state) => state.search !== '');
  return (
    <p role="status" className="sr-only">
      {isSearching ? countOf(count, 'result') : ''}
    </p>
  );
}

/** Whether one key opens the search. */
function SlashChoice({ userId }: { userId: string }) {
  const [isSlashKey, setSlashKey] = useState(() => isSlashOn(userId));
  return (
    <Checkbox
      label="Open with the / key"
      checked={isSlashKey}
      onChange={(event) => {
        setSlashKey(event.currentTarget.checked);
        writeMemory(userId, SLASH_MEMORY, event.currentTarget.checked);
      }}
    />
  );
}

interface ResultsProps {
  userId: string;
  stage: LifeStage | null;
  hasLock: boolean;
  onChoose: (entry: SearchEntry) => void;
  /** One of hers was chosen, and leads to its place itself. */
  onChosen: () => void;
  onLoading: (loading: Loading) => void;
}

function Results({ userId, stage, hasLock, onChoose, onChosen, onLoading }: ResultsProps) {
  const isSearching = useCommandState((state) => state.search.trim() !== '');
  return (
    <Command.List label="Results" className="p-2 pb-4 sm:px-4">
      {listSearchGroups(stage, hasLock).map((group) => (
        <Command.Group key={group.title} heading={group.title} className={GROUP_STYLE}>
          {group.entries.map((entry) => (
            <FoundEntry key={entry.id} entry={entry} onChoose={() => onChoose(entry)} />
          ))}
        </Command.Group>
      ))}
      {isSearching && (
        <Suspense fallback={null}>
          <HerResults {...{ userId, onChosen, onLoading }} />
        </Suspense>
      )}
    </Command.List>
  );
}

function FoundEntry({ entry, onChoose }: { entry: SearchEntry; onChoose: () => void }) {
  const { id, title, hint, icon } = entry;
  return (
    <FoundLine
      {...{ id, title, hint, onChoose }}
      keywords={[title, wordsOf(id)]}
      icon={typeof icon === 'string' ? <IconOf name={icon} /> : <StageGlyph stage={icon.stage} size={24} />}
    />
  );
}
