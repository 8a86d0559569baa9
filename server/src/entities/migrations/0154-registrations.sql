-- Companies that want access to the portal. Rows are deleted when their time is over.
create table registration_request (
  id uuid primary key,
  state text not null check (state in ('SENT', 'CONFIRMED', 'ACCEPTED', 'REJECTED')),
  -- Whose public pages it came by, always a super client; null: the portal's own.
  business_id integer references client_business (id),
  company_name text not null,
  contact_name text not null,
  email text not null,
  -- As they are compared, without what is written for reading; null: not given.
  plain_tax_number text,
  plain_register_number text,
  -- All that the form says.
  details jsonb not null,
  locale text not null,
  -- Of what was agreed to, at the time at which it was sent.
  consent_version text not null,
  sent_at timestamptz not null default now(),
  confirmed_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references portal_user (uuid) on delete set null,
  -- Of a rejection.
  reason text not null default '',
  -- Where it was accepted.
  accepted_business_id integer references client_business (id),
  -- Of the form's ticket, which sends one request.
  ticket_hash text not null unique,
  -- Of the secret in the mailed link.
  token_hash text not null unique,
  revision integer not null default 1
);
create index registration_request_state on registration_request (state, sent_at);
create index registration_request_business on registration_request (business_id);
