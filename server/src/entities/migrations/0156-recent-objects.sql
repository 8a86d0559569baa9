-- What a user opened last, apart for each business that they look at. An object may be gone: then it is not listed, and
-- deleted from here when something else is opened.
create table recent_object (
  user_uuid uuid not null references portal_user (uuid) on delete cascade,
  -- That the user looked at, not that of the object, which may be one below.
  client_business_id integer not null references client_business (id),
  kind text not null,
  object_id text not null,
  viewed_at timestamptz not null,
  primary key (user_uuid, client_business_id, kind, object_id)
);
