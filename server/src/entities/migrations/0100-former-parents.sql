-- A unit, location or metering point that is moved keeps what it stood below before, until which day: figures of that
-- time go by it. The list is the item's own field; `former_place` has one row for each of its entries.
alter table organizational_unit add column former_parents jsonb not null default '[]';
alter table location add column former_parents jsonb not null default '[]';
alter table metering_point add column former_parents jsonb not null default '[]';

create table former_place (
  node_id text not null,
  type text not null,
  client_business_id integer not null,
  parent_node text not null,
  during daterange not null
);
create index former_place_node on former_place (node_id);
create index former_place_parent on former_place (parent_node);

create function store_former_places() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from former_place where node_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into former_place (node_id, type, client_business_id, parent_node, during)
    select new.id, tg_argv[0], new.client_business_id,
      coalesce(entry ->> 'parent', 'cb-' || new.client_business_id::text),
      daterange(lag((entry ->> 'until')::date) over (order by place), (entry ->> 'until')::date)
    from jsonb_array_elements(new.former_parents) with ordinality as entries (entry, place);
  end if;
  return null;
end $$;

create trigger former_parents_added after insert on organizational_unit
  for each row when (new.former_parents <> '[]') execute function store_former_places('ORG_UNIT');
create trigger former_parents_changed after update on organizational_unit
  for each row when (old.former_parents <> new.former_parents) execute function store_former_places('ORG_UNIT');
create trigger former_parents_removed after delete on organizational_unit
  for each row when (old.former_parents <> '[]') execute function store_former_places('ORG_UNIT');
create trigger former_parents_added after insert on location
  for each row when (new.former_parents <> '[]') execute function store_former_places('LOCATION');
create trigger former_parents_changed after update on location
  for each row when (old.former_parents <> new.former_parents) execute function store_former_places('LOCATION');
create trigger former_parents_removed after delete on location
  for each row when (old.former_parents <> '[]') execute function store_former_places('LOCATION');
create trigger former_parents_added after insert on metering_point
  for each row when (new.former_parents <> '[]') execute function store_former_places('METERING_POINT');
create trigger former_parents_changed after update on metering_point
  for each row when (old.former_parents <> new.former_parents) execute function store_former_places('METERING_POINT');
create trigger former_parents_removed after delete on metering_point
  for each row when (old.former_parents <> '[]') execute function store_former_places('METERING_POINT');

-- What stood below what, from which day until before which; of what was never moved, always.
create view hierarchy_edge as
  select 'cb-' || id::text as id, 'CLIENT_BUSINESS' as type, 'cb-' || parent_id::text as parent_node,
    id as client_business_id, daterange(null, null) as during
  from client_business
  union all
  select id, 'ORG_UNIT', parent_node, client_business_id,
    daterange((former_parents -> -1 ->> 'until')::date, null)
  from organizational_unit
  union all
  select id, 'LOCATION', parent_node, client_business_id,
    daterange((former_parents -> -1 ->> 'until')::date, null)
  from location
  union all
  select id, 'METERING_POINT', parent_node, client_business_id,
    daterange((former_parents -> -1 ->> 'until')::date, null)
  from metering_point
  union all
  select node_id, type, parent_node, client_business_id, during from former_place;

-- The history keeps items as they were; an undo compares them with those of today.
create function pg_temp.with_former_parents(item jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(item, '{fields,formerParents}', '[]')
$$;
update structure_change
set before = pg_temp.with_former_parents(before), after = pg_temp.with_former_parents(after)
where kind <> 'SERIES';
