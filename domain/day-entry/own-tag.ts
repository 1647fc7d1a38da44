import * as z from 'zod/mini';
import { mergeFields } from '../merge-fields.ts';
import { LIFE_STAGE_VALUES, type LifeStage } from '../profile/life-stages.ts';
import { textSchema } from '../text.ts';

export const TAG_NAME_MAX_LENGTH = 30;
/** How many are kept for one person, those put away too. */
export const OWN_TAGS_MAX = 100;

export const TAG_TEXTS = {
  empty: 'Give the tag a name',
  tooLong: `A name can be at most ${TAG_NAME_MAX_LENGTH} characters`,
  color: 'Choose one of the colours',
  taken: 'You have a tag with this name',
  tooMany: `There is room for ${OWN_TAGS_MAX} tags. Rename one that you put away.`,
  unreadable: 'The name of this tag cannot be read. It is kept as it is.',
} as const;

/** The inks of the life stages: eight colours that are told apart in both themes. A colour says nothing of a stage. */
export type TagColor = LifeStage;
export const TAG_COLORS: readonly { value: TagColor; label: string }[] = [
  { value: 'conception', label: 'Teal' },
  { value: 'contraception', label: 'Blue' },
  { value: 'ivf', label: 'Violet' },
  { value: 'menstrual-cycle', label: 'Red' },
  { value: 'pregnancy', label: 'Orange' },
  { value: 'menopause', label: 'Gold' },
  { value: 'pre-menstrual', label: 'Green' },
  { value: 'post-menopause', label: 'Slate' },
];

const nameSchema = textSchema({
  min: 1,
  max: TAG_NAME_MAX_LENGTH,
  tooShort: TAG_TEXTS.empty,
  tooLong: TAG_TEXTS.tooLong,
});

const tagFields = {
  name: nameSchema.check(z.refine((name) => name.trim() !== '', { error: TAG_TEXTS.empty })),
  color: z.enum(LIFE_STAGE_VALUES as [TagColor, ...TagColor[]], { error: TAG_TEXTS.color }),
  /** She says each time how strong it was. */
  has_strength: z.boolean({ error: 'Say whether the tag has a strength' }),
  /** Offered no longer. The days that have it keep it, and it can be brought back. */
  is_archived: z.boolean({ error: 'Say whether the tag is put away' }),
};

/** A tag that she made: one row of `own_tags`. On which days it is stands in `day_answers`. */
export const ownTagSchema = z.object({
  /** Made where it was entered, so that a retry makes no second one. In small letters, as it is stored. */
  id: z.uuid({ error: 'A tag needs its id' }).check(z.toLowerCase()),
  ...tagFields,
  name: z.string(),
  /** There is a name which the server cannot open (damaged, or moved there from another row); `name` is ''. */
  name_unreadable: z.exactOptional(z.literal(true)),
});
export type OwnTag = Omit<z.infer<typeof ownTagSchema>, 'name_unreadable'> & {
  name_unreadable?: true | undefined;
};

/** `GET /api/own-tags`: all of hers, in the order of `sortTags`. */
export const ownTagsSchema = z.object({ own_tags: z.array(ownTagSchema) });

/**
 * `PUT /api/own-tags/:id`. `base` is what she saw when she changed it (null: a new one); fields she did not touch keep what
 * another device wrote (mergeTag).
 */
export const ownTagWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  id: ownTagSchema.shape.id,
  ...tagFields,
  base: z.nullable(z.object({ ...tagFields, name: z.string() })),
});
export type OwnTagWrite = z.infer<typeof ownTagWriteSchema>;

type TagFields = Omit<OwnTag, 'id' | 'name_unreadable'>;

/**
 * The tag after a write meets what is `stored` by now (null: nothing). A new one (`base` null) that is there already arrived
 * earlier: what is stored stands. Applying the same write again changes nothing.
 */
export function mergeTag({ user_id: _, base, id, ...mine }: OwnTagWrite, stored: OwnTag | null): OwnTag {
  if (stored === null) return { id, ...mine };
  if (base === null) return stored;
  const { id: __, name_unreadable, ...fields } = stored;
  const merged = mergeFields<TagFields>(base, mine, fields);
  const isStillUnreadable = name_unreadable && merged.name === stored.name;
  return { id, ...merged, ...(isStillUnreadable && { name_unreadable }) };
}

/** By name, so that a tag stands at the same place on each of her devices. */
export function sortTags(tags: Iterable<OwnTag>): OwnTag[] {
  return [...tags].sort(
    (one, other) => collator.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  );
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** What is wrong with a name, as a sentence, or null. `others`: the tags beside it. */
export function findNameFault(name: string, others: Iterable<Pick<OwnTag, 'name'>>): string | null {
  const fault = tagFields.name.safeParse(name.trim()).error?.issues[0]?.message ?? null;
  if (fault !== null) return fault;
  for (const other of others)
    if (collator.compare(other.name.trim(), name.trim()) === 0) return TAG_TEXTS.taken;
  return null;
}
