-- What a location is used for, and what its consumption is divided by beside its floor area: each a list of values with
-- the days from which they are valid, as its floor area.
alter table location add column uses jsonb not null default '[]';
alter table location add column heated_floor_areas jsonb not null default '[]';
alter table location add column heated_volumes jsonb not null default '[]';
alter table location add column people jsonb not null default '[]';
alter table location add column workplaces jsonb not null default '[]';
alter table location add column beds jsonb not null default '[]';
alter table location add column meals_per_year jsonb not null default '[]';
alter table location add column pieces_per_year jsonb not null default '[]';
alter table location add column operating_hours jsonb not null default '[]';

-- The history keeps items as they were; an undo compares them with those of today.
create function pg_temp.with_reference_quantities(item jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(item, '{fields}', item -> 'fields' || '{
    "use": [], "heatedFloorArea": [], "heatedVolume": [], "people": [], "workplaces": [], "beds": [],
    "mealsPerYear": [], "piecesPerYear": [], "operatingHours": []}')
$$;
update structure_change
set before = pg_temp.with_reference_quantities(before), after = pg_temp.with_reference_quantities(after)
where kind = 'LOCATION';
