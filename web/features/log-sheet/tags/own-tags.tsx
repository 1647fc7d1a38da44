import { TAG_STRENGTHS } from '@lunaria/domain/day-entry/day-answers.ts';
import type { OwnTag } from '@lunaria/domain/day-entry/own-tag.ts';
import type { Place } from '@lunaria/domain/day-entry/places.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { DayEntry } from '../../../data/day-entry/use-day-entry.ts';
import { useOwnTags } from '../../../data/day-entry/use-own-tags.ts';
import { LevelChip, WordChip } from '../answer-chip.tsx';
import { AnswerGroup } from '../question-row.tsx';
import { nameOf } from './name-of.ts';
import { TagDialog } from './tag-dialog.tsx';
import { TagDot } from './tag-dot.tsx';
import { TagListDialog } from './tag-list-dialog.tsx';

interface OwnTagsProps {
  userId: string;
  entry: DayEntry;
  onPress: (place: Place) => void;
}

/** What she keeps an eye on that no list has: a press says that it was there. */
export function OwnTags({ userId, entry, onPress }: OwnTagsProps) {
  const { rows: tags } = useOwnTags(userId);
  const [isMaking, setMaking] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const noted = entry.rows.answers.tags;
  // One that was put away since stays on the days that have it.
  const shown = tags.filter(({ id, is_archived }) => !is_archived || noted[id] !== undefined);
  const strong = shown.filter(({ id, has_strength }) => has_strength && noted[id] !== undefined);
  return (
    <AnswerGroup title="Your tags">
      <div className="flex flex-wrap gap-1.5">
        {shown.map((tag) => (
          <WordChip
            key={tag.id}
            isPressed={noted[tag.id] !== undefined}
            onPress={() => onPress({ in: 'tag', id: tag.id, strength: noted[tag.id] ?? 'some' })}
            icon={<TagDot color={tag.color} />}
          >
            {nameOf(tag)}
          </WordChip>
        ))}
        <button
          type="button"
          onClick={() => setMaking(true)}
          className="type-label inline-flex min-h-11 items-center gap-2 rounded-card border border-dashed border-control px-3.5 transition-colors hover:bg-sunken"
        >
          <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
          New tag
        </button>
        {tags.length > 0 && (
          <button
            type="button"
            aria-label="Edit tags"
            onClick={() => setEditing(true)}
            className="type-label min-h-11 rounded-card px-2.5 text-primary underline underline-offset-3 hover:decoration-2"
          >
            Edit
          </button>
        )}
      </div>
      {strong.map((tag) => (
        <TagStrength key={tag.id} {...{ tag, entry, onPress }} />
      ))}
      {isMaking && <TagDialog userId={userId} tags={tags} tag={null} onClose={() => setMaking(false)} />}
      {isEditing && <TagListDialog userId={userId} tags={tags} onClose={() => setEditing(false)} />}
    </AnswerGroup>
  );
}

const WORDS = { some: 'Some', mild: 'Mild', medium: 'Medium', strong: 'Strong' } as const;

interface TagStrengthProps {
  tag: OwnTag;
  entry: DayEntry;
  onPress: (place: Place) => void;
}

/** How strong it was. Pressed again it is there all the same: nobody says how strong any more. */
function TagStrength({ tag, entry, onPress }: TagStrengthProps) {
  const noted = entry.rows.answers.tags[tag.id];
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands in the line of the tag it belongs to
    <div role="group" aria-label={`How strong: ${nameOf(tag)}`} className="mt-2 flex items-center gap-2">
      <span aria-hidden="true" className="type-small min-w-0 flex-1 text-muted">
        {nameOf(tag)}
      </span>
      <div className="grid w-3/5 shrink-0 grid-cols-3 gap-1.5">
        {TAG_STRENGTHS.filter((strength) => strength !== 'some').map((strength) => (
          <LevelChip
            key={strength}
            isPressed={noted === strength}
            onPress={() =>
              onPress({ in: 'tag', id: tag.id, strength: noted === strength ? 'some' : strength })
            }
          >
            {WORDS[strength]}
          </LevelChip>
        ))}
      </div>
    </div>
  );
}
