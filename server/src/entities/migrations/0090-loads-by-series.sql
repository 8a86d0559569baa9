-- Who sees a load is decided by the series that it concerns. One that concerns none (it is arriving, was refused, or
-- changed nothing), and a fault that names no series, is for those who see all that its sender saw.
alter table reading_load add column scope integer[] not null default '{}';
update reading_load l set scope = array(
  select b.id from client_business b where b.id = l.client_business_id or b.parent_id = l.client_business_id);
alter table reading_load alter column scope drop default;
