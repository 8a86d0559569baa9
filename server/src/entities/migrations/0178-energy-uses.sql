-- Uses of energy that a business has judged to be significant or not; kept as indicators are.
create table energy_use (
  id uuid primary key,
  client_business_id integer not null references client_business (id),
  content jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by uuid references portal_user (uuid) on delete set null,
  -- Deleted ones can be restored.
  deleted_at timestamptz,
  revision integer not null default 1
);
create index energy_use_business on energy_use (client_business_id) where deleted_at is null;

-- What was known of one from which change on: an audit by ISO 50001 asks who decided what, when.
create table energy_use_version (
  energy_use_id uuid not null references energy_use (id),
  revision integer not null,
  step text not null,
  content jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid references portal_user (uuid) on delete set null,
  primary key (energy_use_id, revision)
);
