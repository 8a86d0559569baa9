-- How far the readings of the demo portfolio have come. One row once the portfolio exists.

create table demo_readings (
  only_row boolean primary key default true check (only_row),
  -- Seconds, a whole number of weeks: what is added to a time of the source to get the time it is shown at.
  shift_seconds bigint not null check (shift_seconds % 604800 = 0),
  -- Every reading that starts before this instant is in the readings store; null while none is.
  complete_until timestamptz,
  created_at timestamptz not null default now()
);
