-- What a business does, or may do, to save energy. What it concerns and by which baseline it is verified stands in the
-- content by name, and is not referred to: deleted and restored, the action has it again.
create table energy_action (
  id uuid primary key,
  client_business_id integer not null references client_business (id),
  content jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by uuid references portal_user (uuid) on delete set null,
  -- Deleted ones can be restored.
  deleted_at timestamptz,
  revision integer not null default 1
);
create index energy_action_business on energy_action (client_business_id) where deleted_at is null;
