-- For CHECKs, which cannot look into lists themselves. Never null: a CHECK takes null for true.
create function are_known_codes(codes text[], known text[]) returns boolean
  language sql immutable parallel safe as $$
  select codes is not null and (
    cardinality(codes) = 0
    or (array_ndims(codes) = 1
      and codes <@ known
      and cardinality(codes) = (select count(distinct code) from unnest(codes) as code)))
$$;
--> statement-breakpoint
-- A list of at most 20 objects with exactly an id (a UUID, each another) and whether it was protected.
create function are_intercourse_entries(entries jsonb) returns boolean
  language sql immutable parallel safe as $$
  select case
    when entries is null or jsonb_typeof(entries) <> 'array' then false
    when jsonb_array_length(entries) > 20 then false
    else (
      select count(*) = jsonb_array_length(entries) and count(*) = count(distinct entry ->> 'id')
      from jsonb_array_elements(entries) as entry
      where case
        when jsonb_typeof(entry) <> 'object' then false
        else entry - 'id' - 'protected' = '{}'
          and coalesce(jsonb_typeof(entry -> 'protected') = 'boolean', false)
          and coalesce(jsonb_typeof(entry -> 'id') = 'string', false)
          and entry ->> 'id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      end)
  end
$$;
