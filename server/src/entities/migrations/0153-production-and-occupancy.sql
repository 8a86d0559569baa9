-- What is produced and how many persons are present: neither energy nor anything that is bought, and what consumption
-- often depends on.
alter table metering_point drop constraint metering_point_product_type_check;
alter table metering_point add constraint metering_point_product_type_check
  check (product_type in
    ('ELECTRICITY', 'GAS', 'HEAT', 'COLD', 'WATER', 'PV', 'WEATHER', 'INDOOR_CLIMATE', 'ACTIVITY', 'CO2', 'PRICE'));

alter table measurement_series drop constraint measurement_series_quantity_check;
alter table measurement_series add constraint measurement_series_quantity_check
  check (quantity in ('ENERGY', 'POWER', 'VOLUME', 'TEMPERATURE', 'RELATIVE_HUMIDITY', 'IRRADIANCE',
    'CARBON_INTENSITY', 'PRICE', 'OUTPUT', 'OCCUPANCY'));

-- Pieces are read off a register as well.
create or replace function recount_registers() returns trigger language plpgsql as $$
begin
  insert into register_recount (series_id)
  select s.id from measurement_series s
  where s.metering_point_id = new.id and s.series_type <> 'VIRTUAL' and s.quantity in ('ENERGY', 'VOLUME', 'OUTPUT')
  order by s.id
  on conflict (series_id) do update set revision = register_recount.revision + 1;
  return null;
end $$;

create or replace function recount_registers_of(point_ids text[]) returns void language sql as $$
  insert into register_recount (series_id)
  select s.id from measurement_series s
  where s.metering_point_id = any (point_ids) and s.series_type <> 'VIRTUAL'
    and s.quantity in ('ENERGY', 'VOLUME', 'OUTPUT')
  order by s.id
  on conflict (series_id) do update set revision = register_recount.revision + 1
$$;
