-- How a series is checked and estimated, where somebody has said otherwise than the defaults.

create table series_rules (
  series_id integer primary key references measurement_series (id),
  -- Only the rules that are set.
  rules jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  -- Counts the changes; its readings have been checked by the rules of this revision.
  revision integer not null default 1,
  checked_revision integer not null default 0
);
