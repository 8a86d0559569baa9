-- Units, locations, metering points and series are created and changed by users: each has an id that people know it by
-- (`key`, of metering points `metering_point_id`), a revision, and whoever touched it last. What is out of use keeps its
-- row, because the values of its time stay.

create sequence structure_number as integer start 1001;
-- Below the numbers of virtual series, above those of the demo.
create sequence measurement_series_number as integer start 100001 maxvalue 999999;

alter table organizational_unit
  add column key text,
  add column archived_at timestamptz,
  add column revision integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column created_by text,
  add column changed_at timestamptz not null default now(),
  add column changed_by text;
update organizational_unit set key = id;
alter table organizational_unit
  alter column key set not null,
  alter column key set default 'OU-' || nextval('structure_number')::text,
  add unique (client_business_id, key);

alter table location
  add column key text,
  add column archived_at timestamptz,
  add column revision integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column created_by text,
  add column changed_at timestamptz not null default now(),
  add column changed_by text;
update location set key = id;
alter table location
  alter column key set not null,
  alter column key set default 'LOC-' || nextval('structure_number')::text,
  add unique (client_business_id, key);
create index location_weather_station on location (weather_station) where weather_station is not null;

alter table metering_point
  alter column metering_point_id set default 'MP-' || nextval('structure_number')::text,
  add column archived_at timestamptz,
  add column revision integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column created_by text,
  add column changed_at timestamptz not null default now(),
  add column changed_by text;
create index metering_point_parent on metering_point (parent_id) where parent_id is not null;

alter table measurement_series
  add column archived_at timestamptz,
  add column revision integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column created_by text,
  add column changed_at timestamptz not null default now(),
  add column changed_by text;

-- A new location and the weather station in it name each other: told apart when both are there.
alter table location drop constraint location_weather_station_fkey;
alter table location add foreign key (weather_station) references metering_point (id)
  on delete set null deferrable initially deferred;

-- Everything that users change in the structure, in steps: what one user did at once, and undoes at once.
create table structure_step (
  id integer generated always as identity primary key,
  client_business_id integer not null references client_business (id),
  at timestamptz not null,
  by_uuid text not null,
  by_name text not null,
  action text not null
    check (action in ('CREATED', 'CHANGED', 'ARCHIVED', 'RESTORED', 'DELETED', 'IMPORTED', 'UNDONE')),
  undoes integer references structure_step (id),
  undone_by integer references structure_step (id)
);
create index structure_step_business on structure_step (client_business_id, id desc);

create table structure_change (
  step_id integer not null references structure_step (id),
  place integer not null,
  kind text not null check (kind in ('ORG_UNIT', 'LOCATION', 'METERING_POINT', 'SERIES')),
  item_id text not null,
  -- The fields and `archivedAt`; null: it was not there yet, or is no more.
  before jsonb,
  after jsonb,
  -- That the item has by the change.
  revision integer not null,
  primary key (step_id, place)
);
create index structure_change_item on structure_change (kind, item_id, step_id desc);

create or replace view hierarchy_node as
  select 'cb-' || id::text as id, 'CLIENT_BUSINESS' as type, 0 as rank, name,
    'cb-' || parent_id::text as parent_node, id as client_business_id,
    null as kind, null as product_type, null as meter_number, null as metering_point_id,
    null::timestamptz as archived_at
  from client_business
  union all
  select id, 'ORG_UNIT', 1, name, parent_node, client_business_id, null, null, null, null, archived_at
  from organizational_unit
  union all
  select id, 'LOCATION', 2, name, parent_node, client_business_id, null, null, null, null, archived_at
  from location
  union all
  select id, 'METERING_POINT', 3, name, parent_node, client_business_id,
    kind, product_type, meter_number, metering_point_id, archived_at
  from metering_point;
