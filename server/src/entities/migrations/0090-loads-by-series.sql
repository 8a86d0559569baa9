-- Who sees a load is decided by the series that it concerns. One that concerns none (it is arriving, was refused, or
-- changed nothing), and a fault that names no series, is for those who see all that its sender saw.
alter table reading_load add column scope integer[] not null default '{}';
update reading_load l set scope = array(
  select b.id from client_business b where b.id = l.client_business_id or b.parent_id = l.client_business_id);
alter table reading_load alter column scope drop default;

-- Of each series, so that who sees a part of a load sees that part's counts; null: written before they were kept.
alter table reading_load_series
  add column added_count integer,
  add column changed_count integer,
  add column repeated_count integer;
update reading_load_series s
set added_count = l.added_count, changed_count = l.changed_count, repeated_count = l.repeated_count
from reading_load l
where l.id = s.load_id and (select count(*) from reading_load_series o where o.load_id = l.id) = 1;
