-- What administrators define about the items of their business, beside the fields that all have.
create table attribute_definition (
  id text primary key,
  client_business_id integer not null references client_business (id),
  applies_to text not null check (applies_to in ('LOCATION', 'METERING_POINT', 'OBJECT')),
  name text not null,
  type text not null check (type in ('TEXT', 'NUMBER', 'CHOICE', 'DATE')),
  unit text check (unit is null or type = 'NUMBER'),
  -- { id, name }, in the order in which they are offered.
  choices jsonb not null default '[]',
  -- Choices that no item has any more; the history names them.
  former_choices jsonb not null default '[]',
  archived_at timestamptz,
  -- Of no item any more; the history names it.
  deleted_at timestamptz,
  revision integer not null default 1
);
create unique index attribute_definition_name on attribute_definition (client_business_id, applies_to, lower(name))
  where deleted_at is null;
