-- What users noted about an instant or a period of a location, a metering point or one of its series. These are named
-- and not referred to: deleted and brought back by an undo they have their annotations again.
create table annotation (
  id uuid primary key,
  client_business_id integer not null references client_business (id),
  node_id text not null,
  series_id integer,
  from_at timestamptz not null,
  -- The end of a period, half open; null: it is about an instant.
  to_at timestamptz check (to_at > from_at),
  text text not null,
  author_uuid uuid references portal_user (uuid) on delete set null,
  changed_at timestamptz not null default now(),
  changed_by uuid references portal_user (uuid) on delete set null,
  -- For a day a deletion can be undone.
  deleted_at timestamptz,
  revision integer not null default 1
);
create index annotation_from on annotation (client_business_id, from_at) where deleted_at is null;
create index annotation_deleted on annotation (client_business_id, deleted_at) where deleted_at is not null;
