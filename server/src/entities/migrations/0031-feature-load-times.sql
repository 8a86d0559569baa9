-- How long features took to stand in browsers, as a histogram for each hour. Nothing here leads to a person.

create table feature_load_time (
  hour timestamptz not null,
  feature_id text not null,
  -- As in feature_failure; empty where it is not known, since a key holds no null.
  version text not null,
  -- page-start, first, prefetched or seen.
  way text not null,
  -- Times grow by a tenth from bucket to bucket; see load-time-histogram.ts.
  bucket smallint not null,
  loads integer not null,
  -- Sums over the loads: the whole time, and what of it was spent waiting for the files.
  total_ms bigint not null,
  load_ms bigint not null,
  primary key (hour, feature_id, version, way, bucket)
);

-- A report that arrives twice counts once; ids are kept for a day.
create table load_time_report (
  id text primary key,
  received_at timestamptz not null default now()
);

create index load_time_report_received_at on load_time_report (received_at);
