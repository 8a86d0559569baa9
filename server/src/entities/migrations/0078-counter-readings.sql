-- What people read off the counters. A reading holds as long as the load that it came by is not undone; of several of
-- one instant the one of the latest such load.

create table counter_reading (
  series_id integer not null references measurement_series (id),
  at timestamptz not null,
  load_id integer not null references reading_load (id),
  -- In the counter's unit of that moment.
  value double precision not null check (value >= 0),
  unit text not null,
  remark text,
  entered_by text not null,
  entered_at timestamptz not null default now(),
  primary key (series_id, at, load_id)
);
create index counter_reading_load on counter_reading (load_id);
