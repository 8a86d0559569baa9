-- What the models of a version follow beside weather and calendar, with the names and units that they had then.
alter table baseline_version add column drivers jsonb not null default '[]';
