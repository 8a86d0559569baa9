-- Virtual meters are deleted with their formula, which is no step of the structure: objects lose them then.
create function forget_assigned_point() returns trigger language plpgsql as $$
begin
  update location_object
  set metering_points = array_remove(metering_points, old.id), revision = revision + 1
  where location_id = old.location_id and old.id = any (metering_points);
  return null;
end $$;
create trigger virtual_meter_deleted after delete on metering_point
  for each row when (old.kind = 'VIRTUAL') execute function forget_assigned_point();
