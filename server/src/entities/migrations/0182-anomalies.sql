-- Days on which meters counted other than their model expects, and what users have said of them.
create table anomaly (
  id uuid primary key,
  client_business_id integer not null references client_business (id),
  series_id integer not null references measurement_series (id) on delete cascade,
  direction text not null check (direction in ('HIGH', 'LOW')),
  kind text not null,
  product_type text not null,
  unit text not null,
  -- Days of the location, half open.
  from_day date not null,
  to_day date not null,
  goes_on boolean not null,
  -- The days outside of the band: of each its date, what was measured and expected, and what the difference cost.
  days jsonb not null,
  measured double precision not null,
  expected double precision not null,
  lower double precision not null,
  upper double precision not null,
  score double precision not null,
  -- Null: there is no price.
  money double precision,
  currency text,
  found_at timestamptz not null default now(),
  -- Since when readings, as they are now, do not show it any more.
  withdrawn_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by uuid references portal_user (uuid) on delete set null,
  reason text,
  note text not null default '',
  revision integer not null default 1
);
create index anomaly_business on anomaly (client_business_id, to_day);
create index anomaly_series on anomaly (series_id, to_day);

-- How far each meter has been looked at. Who holds the claim of a row until `held_until` works on it; a killed server
-- leaves a claim that runs out.
create table anomaly_watch (
  series_id integer primary key references measurement_series (id) on delete cascade,
  client_business_id integer not null references client_business (id),
  -- Of what was looked at: the series' readings, prices, today at its location, and the days with all that they follow.
  revision integer,
  factors text,
  today date,
  days_version text,
  -- Null: it is watched.
  refusal text,
  checked_at timestamptz,
  -- Until then new readings alone are no reason: the last ones changed no day that was over.
  quiet_until timestamptz,
  claim uuid,
  held_until timestamptz
);
create index anomaly_watch_business on anomaly_watch (client_business_id);
