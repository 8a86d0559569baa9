-- What administrators tell the users of their business on the home page.
create table news_post (
  id uuid primary key,
  client_business_id integer not null references client_business (id),
  importance text not null check (importance in ('INFORMATION', 'WARNING', 'MAINTENANCE')),
  pinned boolean not null,
  with_sub_businesses boolean not null,
  -- Of each language, by its name: title and Markdown; null where there is none.
  texts jsonb not null,
  valid_from timestamptz not null,
  valid_until timestamptz check (valid_until > valid_from),
  published boolean not null,
  changed_at timestamptz not null,
  changed_by uuid references portal_user (uuid) on delete set null,
  -- Deleted posts can be restored.
  deleted_at timestamptz,
  revision integer not null default 1
);
create index news_post_business on news_post (client_business_id);

create table news_read (
  user_uuid uuid not null references portal_user (uuid) on delete cascade,
  post_id uuid not null references news_post (id) on delete cascade,
  primary key (user_uuid, post_id)
);
create index news_read_post on news_read (post_id);
