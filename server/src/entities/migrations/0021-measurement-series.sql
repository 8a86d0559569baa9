-- What is measured at a metering point. The readings themselves are in the readings store, under the series' id.

create table measurement_series (
  id integer primary key check (id > 0),
  client_business_id integer not null references client_business (id),
  metering_point_id text not null,
  quantity text not null check (quantity in ('ENERGY', 'POWER', 'VOLUME', 'TEMPERATURE', 'RELATIVE_HUMIDITY',
    'IRRADIANCE', 'CARBON_INTENSITY', 'PRICE')),
  unit text not null,
  direction text check (direction in ('PURCHASE', 'FEED_IN', 'PRODUCTION')),
  -- ISO 8601 duration of one stored value.
  interval text not null check (interval in ('PT1S', 'PT1M', 'PT15M', 'PT1H', 'P1D')),
  series_type text not null check (series_type in ('MEASURED', 'MODELLED', 'VIRTUAL')),
  foreign key (metering_point_id, client_business_id) references metering_point (id, client_business_id)
);
create index measurement_series_metering_point on measurement_series (metering_point_id);
