-- The floor area of a location has days from which it is valid: a figure of last year goes by last year's area.
alter table location add column floor_areas jsonb not null default '[]';
update location set floor_areas = jsonb_build_array(jsonb_build_object('from', null, 'value', floor_area_m2))
where floor_area_m2 is not null;
alter table location drop column floor_area_m2;

-- The history keeps items as they were; an undo compares them with those of today.
create function pg_temp.with_valid_area(item jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(item, '{fields,floorArea}', case jsonb_typeof(item #> '{fields,floorArea}')
    when 'number' then jsonb_build_array(jsonb_build_object('from', null, 'value', item #> '{fields,floorArea}'))
    else '[]'::jsonb end)
$$;
update structure_change set before = pg_temp.with_valid_area(before), after = pg_temp.with_valid_area(after)
where kind = 'LOCATION';
