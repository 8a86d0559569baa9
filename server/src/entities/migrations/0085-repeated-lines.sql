-- How many lines of what was sent said once more what another one had said of the same interval.
alter table reading_load add column repeated_count integer not null default 0;
