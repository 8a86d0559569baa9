-- Customers of the portal and the people who log in for them.

create table client_business (
  id integer primary key,
  name text not null,
  parent_id integer references client_business (id),
  accent_colour text check (accent_colour ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now(),
  check (parent_id is distinct from id)
);
create index client_business_parent on client_business (parent_id);

create table portal_user (
  uuid uuid primary key,
  user_name text not null,
  display_name text not null,
  email text,
  client_business_id integer not null references client_business (id),
  roles integer[] not null,
  password_hash text,
  demo boolean not null default false,
  disabled boolean not null default false,
  created_at timestamptz not null default now()
);
-- Nobody remembers in which letter case they registered.
create unique index portal_user_user_name on portal_user (lower(user_name));
create index portal_user_client_business on portal_user (client_business_id);

create table user_property (
  user_uuid uuid not null references portal_user (uuid) on delete cascade,
  key text not null,
  value text not null,
  primary key (user_uuid, key)
);
