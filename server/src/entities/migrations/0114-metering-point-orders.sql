-- The list of metering points is also sorted by meter number, with those that have none at the end, and by location,
-- where locations of the same name stay apart. Both as points/repository.ts writes them.
create index metering_point_by_number
  on metering_point (client_business_id, coalesce(lower(meter_number), U&'\FFFF') collate "C", id collate "C");
create index location_listed
  on location (client_business_id, (lower(name) || E'\x01' || id) collate "C");
