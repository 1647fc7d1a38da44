-- By hand: of the signs of a day, movements that she cannot tell, and how often bleeding came through. What 0036 left, and these
-- two; where it would not be found as 0036 left it, nothing is changed.
do $$
declare
  before constant text := pg_get_functiondef('are_daily_log_extras'::regproc);
  movements constant text := '"changed", "none-felt"]';
  clots constant text := '"clots": ["none", "small", "large", "golf-ball"],';
  after constant text := replace(
    replace(before, movements, '"changed", "none-felt", "not-known"]'),
    clots, clots || '
        "flooding": { "min": 0, "max": 20, "whole": true },');
begin
  if position(movements in before) = 0 or position(clots in before) = 0 then
    raise exception 'are_daily_log_extras is not as 0036 left it';
  end if;
  execute after;
end
$$;
