-- Chosen by whoever requests a creation: when the answer is lost, the same request creates nothing again.
alter table structure_step add column request_id uuid;
create unique index structure_step_request on structure_step (client_business_id, by_uuid, request_id)
  where request_id is not null;
