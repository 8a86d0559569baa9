-- A virtual series is calculated, whenever somebody asks, by the formula of its metering point. Which series a formula
-- names stands here as well: nothing that is still needed is removed, and nothing is ever made of itself.

create sequence virtual_series_number as integer start 1000001;

create table virtual_series_input (
  series_id integer not null references measurement_series (id) on delete cascade,
  input_id integer not null references measurement_series (id),
  primary key (series_id, input_id)
);
create index virtual_series_input_input on virtual_series_input (input_id);
