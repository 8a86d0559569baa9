-- Imports that arrived whole and could not be written: each is tried again after a pause that grows, and holds up
-- neither the others nor the start of the server.
create table unfinished_import (
  load_id integer primary key references reading_load (id) on delete cascade,
  since timestamptz not null default now(),
  -- How often it has failed; 0 while it only waits for another one.
  attempts integer not null,
  next_at timestamptz not null,
  problem text not null,
  -- Of the attempt that failed last, in the log.
  correlation_id text not null,
  -- The half written import of the same series and period that has to be finished before.
  waits_for integer references reading_load (id) on delete set null
);
create index unfinished_import_next on unfinished_import (next_at);
create index unfinished_import_waits_for on unfinished_import (waits_for) where waits_for is not null;

-- Grows each time the turn changes hands: who held it before and was paused changes nothing any more.
alter table reading_load_turn add column fence bigint not null default 0;
-- In which turn what depends on the readings in force is set aside; null: it depends on none.
alter table reading_load add column turn bigint;

-- A delivery looks up its series, an undo what was undone, and the clearing of old imports what refers to them.
create index measurement_series_client_business on measurement_series (client_business_id);
create index reading_load_undone_by on reading_load (undone_by) where undone_by is not null;
create index reading_load_undoes on reading_load (undoes) where undoes is not null;
create index reading_load_ended on reading_load (ended_at) where ended_at is not null;
create index reading_finding_load on reading_finding (load_id) where load_id is not null;
