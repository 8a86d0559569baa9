-- What a customer's sites are made of: organizational units (a tree), locations in them, metering points at those.
-- `parent_node` is the parent in the one tree that users see; a node without a parent of its own hangs under its
-- client business. The composite keys keep a tree within one business.

create table organizational_unit (
  id text primary key,
  client_business_id integer not null references client_business (id),
  parent_id text,
  name text not null,
  parent_node text not null generated always as (coalesce(parent_id, 'cb-' || client_business_id::text)) stored,
  unique (id, client_business_id),
  foreign key (parent_id, client_business_id) references organizational_unit (id, client_business_id),
  check (parent_id is distinct from id)
);
create index organizational_unit_parent_node on organizational_unit (parent_node);

create table location (
  id text primary key,
  client_business_id integer not null references client_business (id),
  organizational_unit_id text,
  name text not null,
  street text,
  postal_code text,
  city text,
  country text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  time_zone text not null,
  floor_area_m2 double precision check (floor_area_m2 > 0),
  -- The weather station whose values are used for this location: a metering point.
  weather_station text,
  location_groups text[] not null default '{}',
  attributes jsonb not null default '{}',
  parent_node text not null
    generated always as (coalesce(organizational_unit_id, 'cb-' || client_business_id::text)) stored,
  unique (id, client_business_id),
  foreign key (organizational_unit_id, client_business_id)
    references organizational_unit (id, client_business_id)
);
create index location_parent_node on location (parent_node);

create table metering_point (
  id text primary key,
  client_business_id integer not null references client_business (id),
  location_id text not null,
  parent_id text,
  name text not null,
  -- The market's name of the point.
  metering_point_id text not null,
  meter_number text,
  type text check (type in ('MAIN', 'SUB')),
  kind text not null check (kind in ('MAIN', 'SUB', 'VIRTUAL', 'SENSOR', 'MANUAL_READ', 'WEATHER_STATION')),
  product_type text not null
    check (product_type in ('ELECTRICITY', 'GAS', 'HEAT', 'COLD', 'WATER', 'PV', 'WEATHER', 'CO2', 'PRICE')),
  conversion_factor double precision not null default 1,
  -- Only of virtual metering points.
  formula text,
  parent_node text not null generated always as (coalesce(parent_id, location_id)) stored,
  unique (id, client_business_id),
  unique (client_business_id, metering_point_id),
  foreign key (location_id, client_business_id) references location (id, client_business_id),
  foreign key (parent_id, client_business_id) references metering_point (id, client_business_id),
  check (parent_id is distinct from id)
);
create index metering_point_parent_node on metering_point (parent_node);
create index metering_point_location on metering_point (location_id);

alter table location add foreign key (weather_station) references metering_point (id) on delete set null;

-- The tree that users see, all kinds of nodes in one shape; `rank` puts units before locations before meters.
create view hierarchy_node as
  select 'cb-' || id::text as id, 'CLIENT_BUSINESS' as type, 0 as rank, name,
    'cb-' || parent_id::text as parent_node, id as client_business_id,
    null as kind, null as product_type, null as meter_number, null as metering_point_id
  from client_business
  union all
  select id, 'ORG_UNIT', 1, name, parent_node, client_business_id, null, null, null, null
  from organizational_unit
  union all
  select id, 'LOCATION', 2, name, parent_node, client_business_id, null, null, null, null
  from location
  union all
  select id, 'METERING_POINT', 3, name, parent_node, client_business_id,
    kind, product_type, meter_number, metering_point_id
  from metering_point;
