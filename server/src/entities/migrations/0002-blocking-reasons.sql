-- What a user has to confirm or acknowledge before the portal opens.

create table blocking_reason (
  uuid uuid primary key,
  user_uuid uuid not null references portal_user (uuid) on delete cascade,
  type text not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz
);
create index blocking_reason_open on blocking_reason (user_uuid) where resolved_at is null;
