-- What stands at a location: buildings, rooms, machines and so on, as a tree. They are items of the structure like units
-- and metering points, and no nodes of the hierarchy: nothing is counted below them.
create table location_object (
  id text primary key,
  client_business_id integer not null references client_business (id),
  key text not null default 'OBJ-' || nextval('structure_number')::text,
  location_id text not null references location (id),
  parent_id text references location_object (id),
  name text not null,
  category text not null,
  description text,
  -- Ids of metering points of the same location, in their order.
  metering_points text[] not null default '{}',
  images jsonb not null default '[]',
  documents jsonb not null default '[]',
  plan_file text,
  position jsonb,
  attributes jsonb not null default '{}',
  archived_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text,
  changed_at timestamptz not null default now(),
  changed_by text,
  unique (client_business_id, key)
);
create index location_object_location on location_object (location_id);
create index location_object_parent on location_object (parent_id) where parent_id is not null;

alter table location add column plan_file text;

alter table structure_change drop constraint structure_change_kind_check;
alter table structure_change add constraint structure_change_kind_check
  check (kind in ('ORG_UNIT', 'LOCATION', 'METERING_POINT', 'SERIES', 'OBJECT'));

-- The history keeps items as they were; an undo compares them with those of today.
create function pg_temp.with_plan(item jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(item, '{fields,plan}', 'null')
$$;
update structure_change set before = pg_temp.with_plan(before), after = pg_temp.with_plan(after)
where kind = 'LOCATION';
