-- Values of the attributes that administrators define, by the ids of the definitions. The column of the location was
-- there from the beginning, and nothing has written to it.
update location set attributes = '{}' where attributes <> '{}';
alter table metering_point add column attributes jsonb not null default '{}';

-- The history keeps items as they were; an undo compares them with those of today.
create function pg_temp.with_attributes(item jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(item, '{fields,attributes}', '{}')
$$;
update structure_change
set before = pg_temp.with_attributes(before), after = pg_temp.with_attributes(after)
where kind in ('LOCATION', 'METERING_POINT');
