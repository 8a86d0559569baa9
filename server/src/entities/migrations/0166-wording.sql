-- Texts of the portal that a business says in its own words, by the package that they stand in and their key.
create table own_wording (
  client_business_id integer not null references client_business (id) on delete cascade,
  namespace text not null,
  -- Without the ending of a plural form.
  key text not null,
  -- By language: its forms by name; a language that is missing keeps the portal's words.
  texts jsonb not null,
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  primary key (client_business_id, namespace, key)
);
