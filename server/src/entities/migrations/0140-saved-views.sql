-- What somebody looked at in the analysis, under a name.
create table saved_view (
  id uuid primary key,
  client_business_id integer not null references client_business (id),
  owner_uuid uuid not null references portal_user (uuid) on delete cascade,
  name text not null,
  page text not null,
  query text not null,
  shared boolean not null,
  revision integer not null default 1,
  changed_at timestamptz not null default now()
);
-- Of one's own views no two have the same name.
create unique index saved_view_name on saved_view (owner_uuid, client_business_id, lower(name));
create index saved_view_shared on saved_view (client_business_id) where shared;
