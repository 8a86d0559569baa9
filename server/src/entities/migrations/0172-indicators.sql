-- Energy performance indicators of a business. What one is about and of which series it is made stands in the content by
-- name, and is not referred to: an indicator of a deleted location is still there, and says so.
create table indicator (
  id uuid primary key,
  client_business_id integer not null references client_business (id),
  content jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by uuid references portal_user (uuid) on delete set null,
  -- Deleted ones can be restored.
  deleted_at timestamptz,
  revision integer not null default 1
);
create index indicator_business on indicator (client_business_id) where deleted_at is null;
