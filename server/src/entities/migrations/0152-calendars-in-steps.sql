-- The history keeps items as they were; an undo compares them with those of today.
create function pg_temp.with_calendar(item jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(item, '{fields}', '{"region": null, "closedPeriods": []}' || (item -> 'fields'))
$$;
update structure_change set before = pg_temp.with_calendar(before), after = pg_temp.with_calendar(after)
where kind = 'LOCATION';
