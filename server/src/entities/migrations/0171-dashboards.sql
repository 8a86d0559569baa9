-- How a user has arranged the overview of energy management of a business.
create table dashboard (
  owner_uuid uuid not null references portal_user (uuid) on delete cascade,
  client_business_id integer not null references client_business (id),
  tiles jsonb not null,
  revision integer not null,
  primary key (owner_uuid, client_business_id)
);
