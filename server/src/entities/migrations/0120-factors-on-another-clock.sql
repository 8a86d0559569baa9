-- A conversion factor is valid from midnight of the location, so what is read off a register is another amount as well
-- when the clock of its location is another one, or when the meter goes to a location with another clock.
create function recount_registers_of(point_ids text[]) returns void language sql as $$
  insert into register_recount (series_id)
  select s.id from measurement_series s
  where s.metering_point_id = any (point_ids) and s.series_type <> 'VIRTUAL' and s.quantity in ('ENERGY', 'VOLUME')
  order by s.id
  on conflict (series_id) do update set revision = register_recount.revision + 1
$$;

create function recount_on_another_clock() returns trigger language plpgsql as $$
begin
  perform recount_registers_of(array(
    select p.id from metering_point p
    where p.location_id = new.id and jsonb_array_length(p.conversion_factors) > 1));
  return null;
end $$;
create trigger location_has_another_clock after update on location
  for each row when (old.time_zone <> new.time_zone) execute function recount_on_another_clock();

create function recount_where_clocks_differ() returns trigger language plpgsql as $$
begin
  if (select count(distinct time_zone) from location where id in (old.location_id, new.location_id)) > 1 then
    perform recount_registers_of(array[new.id]);
  end if;
  return null;
end $$;
create trigger metering_point_went_to_another_clock after update on metering_point
  for each row when (
    old.location_id <> new.location_id and jsonb_array_length(new.conversion_factors) > 1)
  execute function recount_where_clocks_differ();
