-- Tokens with which programs of a user make calls. Of the token itself only a hash is kept.
create table api_token (
  uuid uuid primary key default gen_random_uuid(),
  user_uuid uuid not null references portal_user (uuid) on delete cascade,
  name text not null,
  scopes text[] not null,
  hash text not null unique,
  -- The user's business when it was created: in another one it is good no longer.
  client_business_id integer not null references client_business (id),
  -- The only one that it sees; null: all that its user sees.
  only_business_id integer references client_business (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  check (expires_at <= created_at + interval '366 days')
);
create index api_token_user on api_token (user_uuid);
