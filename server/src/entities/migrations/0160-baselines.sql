-- What meters of a business are compared with. Series are named and not referred to: what was verified by a baseline
-- stays reproducible when a meter is deleted.
create table baseline (
  id uuid primary key,
  client_business_id integer not null references client_business (id),
  name text not null,
  unit text not null,
  revision integer not null default 1,
  -- Deleted ones can be restored.
  deleted_at timestamptz
);
create unique index baseline_name on baseline (client_business_id, lower(name)) where deleted_at is null;

-- Never changed. An adjustment is a version of its own, so that whoever cites a version cites what was calculated.
create table baseline_version (
  baseline_id uuid not null references baseline (id) on delete cascade,
  version integer not null,
  form text not null,
  from_day text not null,
  -- The day after the last one.
  to_day text not null,
  reason text not null,
  adjustments jsonb not null,
  -- Whose models it has: its own, or those of an earlier version.
  models_of integer not null,
  created_at timestamptz not null default now(),
  author_uuid uuid references portal_user (uuid) on delete set null,
  primary key (baseline_id, version)
);

-- One meter of a version that was fitted: the model whole, and of which days it was made.
create table baseline_model (
  baseline_id uuid not null,
  version integer not null,
  series_id integer not null,
  -- What it was called when it was fitted.
  metering_point text not null,
  name text not null,
  model_version integer not null,
  fitted jsonb not null,
  primary key (baseline_id, version, series_id),
  foreign key (baseline_id, version) references baseline_version (baseline_id, version) on delete cascade
);
create index baseline_model_series on baseline_model (series_id);
