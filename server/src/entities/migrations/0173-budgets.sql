-- What a business means to use or to spend in a year, month by month; kept as indicators are.
create table budget (
  id uuid primary key,
  client_business_id integer not null references client_business (id),
  content jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by uuid references portal_user (uuid) on delete set null,
  -- Deleted ones can be restored.
  deleted_at timestamptz,
  revision integer not null default 1
);
create index budget_business on budget (client_business_id) where deleted_at is null;
