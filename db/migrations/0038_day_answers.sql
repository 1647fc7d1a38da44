-- By hand: what the CHECKs below call, which cannot look into lists themselves. Never null: a CHECK takes null for true.
-- An object whose keys are of one list and whose values are of the other.
create function are_known_strengths(answers jsonb, known text[], strengths text[]) returns boolean
  language sql immutable parallel safe as $$
  select case
    when answers is null or jsonb_typeof(answers) <> 'object' then false
    else not exists (
      select from jsonb_each(answers) as answer (key, value)
      where not key = any (known) or jsonb_typeof(value) <> 'string' or not value #>> '{}' = any (strengths))
  end
$$;
--> statement-breakpoint
-- As that, of at most 100 tags named by their ids.
create function are_tag_strengths(tags jsonb, strengths text[]) returns boolean
  language sql immutable parallel safe as $$
  select case
    when tags is null or jsonb_typeof(tags) <> 'object' then false
    else (
      select count(*) <= 100 and coalesce(bool_and(
        key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        and jsonb_typeof(value) = 'string' and value #>> '{}' = any (strengths)), true)
      from jsonb_each(tags) as tag (key, value))
  end
$$;
--> statement-breakpoint
-- Generated.
CREATE TABLE "day_answers" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"pain" text,
	"energy" text,
	"sleep" text,
	"feeding" text,
	"fever" text,
	"symptoms" jsonb NOT NULL,
	"medicines" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_answers_pkey" PRIMARY KEY("user_id","day"),
	CONSTRAINT "day_answers_day" CHECK ("day_answers"."day" between '1900-01-01'::date and ("day_answers"."updated_at" at time zone 'UTC' + interval '14 hours')::date),
	CONSTRAINT "day_answers_pain" CHECK ("day_answers"."pain" in ('none', 'mild', 'medium', 'strong', 'worst')),
	CONSTRAINT "day_answers_energy" CHECK ("day_answers"."energy" in ('very-low', 'low', 'okay', 'good', 'high')),
	CONSTRAINT "day_answers_sleep" CHECK ("day_answers"."sleep" in ('poor', 'broken', 'okay', 'good')),
	CONSTRAINT "day_answers_feeding" CHECK ("day_answers"."feeding" in ('breast', 'pumped', 'bottle', 'mixed')),
	CONSTRAINT "day_answers_fever" CHECK ("day_answers"."fever" in ('no', 'yes')),
	CONSTRAINT "day_answers_symptoms" CHECK (are_known_strengths("day_answers"."symptoms", '{cramps,headache,bloating,tender_breasts,back_pain,nausea,fatigue,acne,constipation,diarrhoea,heartburn,wind,cravings,no_appetite,migraine,dizziness,hard_to_focus,ringing_ears,dry_eyes,joint_pain,muscle_aches,heavy_legs,leg_cramps,palpitations,hot_flash,night_sweats,feeling_cold,oily_skin,dry_skin,itchy_skin,hair_loss,ovulation_pain,pelvic_pressure,sex_pain,vaginal_dryness,vaginal_itch,burning_urine,frequent_urine,urine_leak,insomnia,vivid_dreams,tearful,mood_swings,restless,overwhelmed,cold,sore_throat,cough}', '{none,some,mild,medium,strong,worst}')),
	CONSTRAINT "day_answers_medicines" CHECK (are_known_strengths("day_answers"."medicines", '{painkiller,iron,folic_acid,vitamin_d,magnesium,hormones,thyroid,antibiotic,allergy,sleep,mood,other}', '{taken}')),
	CONSTRAINT "day_answers_tags" CHECK (are_tag_strengths("day_answers"."tags", '{some,mild,medium,strong}')),
	CONSTRAINT "day_answers_says_something" CHECK (num_nonnulls("day_answers"."pain", "day_answers"."energy", "day_answers"."sleep", "day_answers"."feeding", "day_answers"."fever") > 0 or "day_answers"."symptoms" <> '{}' or "day_answers"."medicines" <> '{}' or "day_answers"."tags" <> '{}')
);
--> statement-breakpoint
ALTER TABLE "day_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_tags" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" "bytea" NOT NULL,
	"color" text NOT NULL,
	"has_strength" boolean NOT NULL,
	"is_archived" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_tags_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "own_tags_name_size" CHECK (octet_length("own_tags"."name") between 30 and 119),
	CONSTRAINT "own_tags_color" CHECK ("own_tags"."color" in ('pre-menstrual', 'menstrual-cycle', 'contraception', 'conception', 'ivf', 'pregnancy', 'menopause', 'post-menopause'))
);
--> statement-breakpoint
ALTER TABLE "own_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "day_answers" ADD CONSTRAINT "day_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_tags" ADD CONSTRAINT "own_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "day_answers_own" ON "day_answers" AS PERMISSIVE FOR ALL TO public USING ("day_answers"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("day_answers"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "own_tags_own" ON "own_tags" AS PERMISSIVE FOR ALL TO public USING ("own_tags"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK ("own_tags"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));
--> statement-breakpoint
-- From here on by hand.
alter table day_answers force row level security;
--> statement-breakpoint
alter table own_tags force row level security;
--> statement-breakpoint
-- Whose a row is, and of which day or tag, cannot be changed.
grant select, insert, update (pain, energy, sleep, feeding, fever, symptoms, medicines, tags) on day_answers to app_user;
--> statement-breakpoint
grant select, insert, update (name, color, has_strength, is_archived) on own_tags to app_user;
--> statement-breakpoint
create trigger day_answers_set_updated_at before insert or update on day_answers
  for each row execute function set_updated_at();
--> statement-breakpoint
create trigger own_tags_set_updated_at before insert or update on own_tags
  for each row execute function set_updated_at();
--> statement-breakpoint
-- A day of which nothing is said any more. A tag is put away, never deleted: her days name it.
create function delete_own_day_answers(wanted_day date) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.day_answers
  where user_id = nullif(current_setting('app.user_id', true), '')::uuid and day = wanted_day
  returning user_id;
end;
--> statement-breakpoint
revoke execute on function delete_own_day_answers(date) from public;
--> statement-breakpoint
grant execute on function delete_own_day_answers(date) to app_user;
