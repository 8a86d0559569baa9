-- What users have to confirm or acknowledge before the portal opens, in versions and languages, and who did so.

drop table blocking_reason;

create table blocking_notice (
  uuid uuid primary key,
  -- TERMS_AND_CONDITIONS, TAF7, …
  type text not null,
  -- For whom: one user, one business (with those below it or not), or everybody.
  user_uuid uuid references portal_user (uuid),
  client_business_id integer references client_business (id),
  with_sub_businesses boolean not null default false,
  created_at timestamptz not null default now(),
  -- Asks nobody any more from then on.
  retired_at timestamptz,
  check (user_uuid is null or client_business_id is null),
  check (client_business_id is not null or not with_sub_businesses)
);
create index blocking_notice_user on blocking_notice (user_uuid) where user_uuid is not null;

create table blocking_notice_version (
  uuid uuid primary key,
  notice_uuid uuid not null references blocking_notice (uuid),
  number integer not null check (number > 0),
  -- A layout for each language, as the contract describes them.
  texts jsonb not null,
  created_at timestamptz not null default now(),
  -- Null while it is a draft.
  published_at timestamptz,
  unique (notice_uuid, number)
);

-- What was published stays as users have read it.
create function refuse_change_of_published_version() returns trigger language plpgsql as $$
begin
  raise exception 'a published version of a notice does not change';
end
$$;
create trigger blocking_notice_version_published
  before update or delete on blocking_notice_version
  for each row when (old.published_at is not null)
  execute function refuse_change_of_published_version();

-- The proof that somebody agreed: written once, with no reference that could take it along when a user goes.
create table blocking_confirmation (
  user_uuid uuid not null,
  version_uuid uuid not null references blocking_notice_version (uuid),
  -- The language in which the portal spoke to the user.
  locale text not null,
  confirmed_at timestamptz not null default now(),
  primary key (user_uuid, version_uuid)
);
create function refuse_change_of_confirmation() returns trigger language plpgsql as $$
begin
  raise exception 'confirmations are only ever added';
end
$$;
create trigger blocking_confirmation_added_only
  before update or delete or truncate on blocking_confirmation
  for each statement execute function refuse_change_of_confirmation();

-- Action tokens of the embedded provider: each belongs to one running log-in and comes back once.
create table blocking_action_token (
  jti uuid primary key,
  user_uuid uuid not null,
  -- Keyed hashes: a copy of this table finishes no log-in.
  login_hash text not null,
  session_code_hash text not null unique,
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create index blocking_action_token_expiry on blocking_action_token (expires_at);
