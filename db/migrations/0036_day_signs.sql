ALTER TABLE "measurements" DROP CONSTRAINT "measurements_kind";--> statement-breakpoint
ALTER TABLE "measurements" DROP CONSTRAINT "measurements_log_fields";--> statement-breakpoint
ALTER TABLE "measurements" DROP CONSTRAINT "measurements_value";--> statement-breakpoint
ALTER TABLE "measurements" DROP CONSTRAINT "measurements_entered";--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_kind" CHECK ("measurements"."kind" in ('weight', 'temperature', 'temperature-basal', 'rate-resting', 'pressure'));--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_log_fields" CHECK (case "measurements"."kind"
        when 'weight' then "measurements"."log_fields" <@ '{pregnancy.weight_kg,post-menopause.weight_kg,weight_kg}'
        when 'temperature' then "measurements"."log_fields" <@ '{signs.temperature}'
        when 'temperature-basal' then "measurements"."log_fields" <@ '{conception.basal_temperature,menstrual-cycle.basal_body_temperature}'
        when 'rate-resting' then "measurements"."log_fields" <@ '{menstrual-cycle.resting_heart_rate}'
        else "measurements"."log_fields" <@ '{}' end);--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_value" CHECK (coalesce(case "measurements"."kind"
        when 'weight' then "measurements"."value" between 10 and 650
        when 'temperature' then "measurements"."value" between 32 and 43
        when 'temperature-basal' then "measurements"."value" between 32 and 43
        when 'rate-resting' then "measurements"."value" between 20 and 250 and "measurements"."value" = trunc("measurements"."value")
        else "measurements"."value" is null end, false));--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_entered" CHECK (coalesce(case "measurements"."entered_unit"
        when 'kg' then "measurements"."kind" = 'weight' and "measurements"."entered_value" = "measurements"."value"
        when 'lbs' then "measurements"."kind" = 'weight' and abs("measurements"."entered_value" * 0.45359237 - "measurements"."value") < 0.0001
        when 'C' then "measurements"."kind" in ('temperature', 'temperature-basal') and "measurements"."entered_value" = "measurements"."value"
        when 'F' then "measurements"."kind" in ('temperature', 'temperature-basal') and abs(("measurements"."entered_value" - 32) * 5 / 9 - "measurements"."value") < 0.0051
        when '/min' then "measurements"."kind" = 'rate-resting' and "measurements"."entered_value" = "measurements"."value"
        else "measurements"."kind" not in ('weight', 'temperature', 'temperature-basal', 'rate-resting')
          and "measurements"."entered_unit" is null and "measurements"."entered_value" is null end, false));
--> statement-breakpoint
-- By hand. What 0008 and 0031 left, and the group `signs`, which every mode has beside its own; of a flag only `true` is stored.
create or replace function are_daily_log_extras(extras jsonb) returns boolean
  language sql immutable parallel safe as $$
  select case
    when extras is null or jsonb_typeof(extras) <> 'object' then false
    else not exists (
      select from jsonb_each(extras) as mode (stage, logged)
      where case
        when rules -> stage is null or jsonb_typeof(logged) <> 'object' then true
        else exists (
          select from jsonb_each(logged) as field (key, value), lateral (select rules -> stage -> key as rule) as found
          where case jsonb_typeof(rule)
            when 'boolean' then value <> 'true'
            when 'array' then jsonb_typeof(value) <> 'string' or not rule ? (value #>> '{}')
            when 'object' then case
              when jsonb_typeof(value) <> 'number' then true
              else value::numeric not between (rule ->> 'min')::numeric and (rule ->> 'max')::numeric
                or ((rule ->> 'whole')::boolean and value::numeric % 1 <> 0)
            end
            else true
          end)
          -- Severe flashes and none of them. Both are numbers here, or a rule is broken already.
          or (coalesce(logged -> 'hot_flashes' = '0', false)
            and coalesce(logged -> 'hot_flash_severity' <> '0', false))
      end)
  end
  from (select '{
      "pre-menstrual": {},
      "menstrual-cycle": {
        "period_flow": ["none", "spotting", "light", "medium", "heavy"],
        "pms_severity": { "min": 0, "max": 10, "whole": true }
      },
      "contraception": {
        "pill_taken": ["yes", "late within 12h", "missed"],
        "breakthrough_bleeding": ["none", "spotting", "bleeding"],
        "libido": { "min": 1, "max": 10, "whole": true }
      },
      "conception": {
        "lh_test": ["not-tested", "negative", "positive"],
        "cervical_mucus": ["dry", "sticky", "creamy", "watery", "ewcm"],
        "intercourse": ["no", "yes"]
      },
      "ivf": {
        "medication": ["all", "late", "missed"],
        "injection_reaction": { "min": 0, "max": 10, "whole": true },
        "anxiety": { "min": 0, "max": 10, "whole": true },
        "fatigue": { "min": 0, "max": 10, "whole": true }
      },
      "pregnancy": {
        "kick_count": { "min": 0, "max": 999, "whole": true },
        "nausea": { "min": 0, "max": 10, "whole": true },
        "swelling": ["none", "mild", "moderate", "severe"],
        "contractions": ["none", "braxton", "regular"]
      },
      "menopause": {
        "hot_flashes": { "min": 0, "max": 999, "whole": true },
        "hot_flash_severity": { "min": 0, "max": 10, "whole": true },
        "night_sweats": ["none", "mild", "moderate", "severe"],
        "brain_fog": { "min": 0, "max": 10, "whole": true },
        "period_this_week": ["no", "spotting", "yes"]
      },
      "post-menopause": {
        "vaginal_dryness": { "min": 0, "max": 10, "whole": true },
        "pain": { "min": 0, "max": 10, "whole": true },
        "urinary_incontinence_episodes": { "min": 0, "max": 999, "whole": true },
        "energy": { "min": 1, "max": 10, "whole": true },
        "libido": { "min": 1, "max": 10, "whole": true }
      },
      "signs": {
        "pain_0_10": { "min": 0, "max": 10, "whole": true },
        "pain_place": ["low-middle", "low-side", "under-ribs", "shoulder-tip", "back", "chest", "elsewhere"],
        "pain_onset": ["sudden", "slow", "usual"],
        "pads_per_hour": { "min": 0, "max": 10, "whole": false },
        "clots": ["none", "small", "large", "golf-ball"],
        "lochia": ["red", "pink", "brown", "white", "none"],
        "movements": ["as-usual", "fewer", "changed", "none-felt"],
        "leak": ["none", "clear", "bloody", "green", "unsure"],
        "blow": ["belly", "other"],
        "urine_protein": ["neg", "trace", "1+", "2+", "3+"],
        "wound": ["fine", "red", "open", "discharge"],
        "nappies_wet": { "min": 0, "max": 30, "whole": true },
        "breast": ["fine", "full", "lump", "red-hot"],
        "pregnancy_test": ["negative", "faint", "positive", "invalid"],
        "vomiting": ["none", "some", "nothing-down"],
        "breath": ["effort", "rest"],
        "fainted": true,
        "chest_pain": true,
        "leg_one_sided": true,
        "shivering": true,
        "rash": true,
        "aura": true,
        "headache_severe": true,
        "vision_change": true,
        "upper_belly_pain": true,
        "swelling_face": true,
        "itch_palms_soles": true,
        "foul_discharge": true
      }
    }'::jsonb as rules) as known
$$;
