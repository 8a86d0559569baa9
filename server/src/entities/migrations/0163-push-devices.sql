-- Browsers that receive notifications (Push API), and devices of the app. Each is its last user's, and forgotten when the
-- session ends in which it was added.
create table push_device (
  id uuid primary key,
  user_uuid uuid not null references portal_user (uuid) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  name text,
  provider_session_id text,
  added_at timestamptz not null default now()
);
create index push_device_of_user on push_device (user_uuid);
create index push_device_of_session on push_device (provider_session_id);
alter table notification_delivery add constraint notification_delivery_device
  foreign key (device_id) references push_device (id) on delete cascade;
create index notification_delivery_of_device on notification_delivery (device_id);

create table push_token (
  token text primary key,
  user_uuid uuid not null references portal_user (uuid) on delete cascade,
  os text not null check (os in ('Android', 'iOS')),
  provider_session_id text,
  stored_at timestamptz not null default now()
);
create index push_token_of_user on push_token (user_uuid);
create index push_token_of_session on push_token (provider_session_id);

-- What this installation proves itself with to push services (VAPID, RFC 8292).
create table push_key (
  id integer primary key check (id = 1),
  public_key text not null,
  sealed_private_key text not null
);
