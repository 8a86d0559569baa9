-- The conversion factor of a metering point has days from which it is valid, and its meter may be exchanged: values of
-- the time before go by what was there before.
alter table metering_point
  add column conversion_factors jsonb not null default '[{"from": null, "value": 1}]',
  add column meter_exchanges jsonb not null default '[]';
update metering_point
set conversion_factors = jsonb_build_array(jsonb_build_object('from', null, 'value', conversion_factor));

-- A register whose factor stands in the rules of its series because it had to stand there goes by its metering point.
update series_rules r
set rules = jsonb_set(r.rules, '{register,conversionFactor}', 'null')
from measurement_series s join metering_point p on p.id = s.metering_point_id
where s.id = r.series_id and (r.rules #>> '{register,conversionFactor}')::double precision = p.conversion_factor;

alter table metering_point drop column conversion_factor;

-- Exchanges stood in the rules of each series; those of one instant are the exchange of one meter.
with said as (
  select s.metering_point_id, (change ->> 'at')::timestamptz as at,
    jsonb_agg(jsonb_build_object('seriesId', s.id, 'last', change -> 'last', 'first', change -> 'first',
      'digits', change -> 'digits', 'conversionFactor', change -> 'conversionFactor') order by s.id) as registers
  from series_rules r
  join measurement_series s on s.id = r.series_id
  cross join jsonb_array_elements(r.rules -> 'meterChanges') change
  group by s.metering_point_id, (change ->> 'at')::timestamptz),
exchanges as (
  select metering_point_id, jsonb_agg(jsonb_build_object(
    'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'oldNumber', null, 'newNumber', null, 'registers', registers) order by at) as list
  from said group by metering_point_id)
update metering_point p set meter_exchanges = e.list, revision = p.revision + 1
from exchanges e where e.metering_point_id = p.id;
update series_rules set rules = rules - 'meterChanges' where rules ? 'meterChanges';

-- Series whose registers are another amount since their meter was said to be another one. `revision` tells one change
-- from the next.
create table register_recount (
  series_id integer primary key references measurement_series (id) on delete cascade,
  revision integer not null default 1
);

create function recount_registers() returns trigger language plpgsql as $$
begin
  insert into register_recount (series_id)
  select s.id from measurement_series s
  where s.metering_point_id = new.id and s.series_type <> 'VIRTUAL' and s.quantity in ('ENERGY', 'VOLUME')
  order by s.id
  on conflict (series_id) do update set revision = register_recount.revision + 1;
  return null;
end $$;
create trigger metering_point_counted_otherwise after update on metering_point
  for each row when (
    old.conversion_factors <> new.conversion_factors or old.meter_exchanges <> new.meter_exchanges)
  execute function recount_registers();

-- The history keeps items as they were; an undo compares them with those of today.
create function pg_temp.over_time(item jsonb, exchanges jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(jsonb_set(item, '{fields,conversionFactor}',
    jsonb_build_array(jsonb_build_object('from', null, 'value', item #> '{fields,conversionFactor}'))),
    '{fields,meterExchanges}', coalesce(exchanges, '[]'))
$$;
update structure_change c
set before = pg_temp.over_time(c.before, p.meter_exchanges), after = pg_temp.over_time(c.after, p.meter_exchanges)
from structure_change one left join metering_point p on p.id = one.item_id
where c.step_id = one.step_id and c.place = one.place and c.kind = 'METERING_POINT';
