-- For the CHECK of daily_logs, as domain/daily-log says it: by mode, known keys, each with its list of codes or its range.
-- Never null: a CHECK takes null for true. A test compares the rules with the domain's and every verdict with zod's.
create function are_daily_log_extras(extras jsonb) returns boolean
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
        "pms_severity": { "min": 0, "max": 10, "whole": true },
        "basal_body_temperature": { "min": 89.6, "max": 109.4, "whole": false },
        "resting_heart_rate": { "min": 25, "max": 250, "whole": true }
      },
      "contraception": {
        "pill_taken": ["yes", "late within 12h", "missed"],
        "breakthrough_bleeding": ["none", "spotting", "bleeding"],
        "libido": { "min": 1, "max": 10, "whole": true }
      },
      "conception": {
        "lh_test": ["not-tested", "negative", "positive"],
        "basal_temperature": { "min": 89.6, "max": 109.4, "whole": false },
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
        "weight_kg": { "min": 10, "max": 650, "whole": false },
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
        "weight_kg": { "min": 10, "max": 650, "whole": false },
        "energy": { "min": 1, "max": 10, "whole": true },
        "libido": { "min": 1, "max": 10, "whole": true }
      }
    }'::jsonb as rules) as known
$$;
