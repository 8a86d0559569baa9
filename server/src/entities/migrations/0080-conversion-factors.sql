-- What values are calculated with: prices, carbon factors, and what makes energy of gas. They hold for a node of the
-- hierarchy and all below it, unless a node nearer to the meter has its own.

create table conversion_factor (
  client_business_id integer not null references client_business (id),
  node_id text not null,
  kind text not null check (kind in ('PRICE', 'CARBON', 'STATE_NUMBER', 'CALORIFIC_VALUE')),
  product_type text not null,
  direction text not null check (direction in ('PURCHASE', 'FEED_IN', 'PRODUCTION')),
  unit text not null,
  -- Half open, ISO 8601 in UTC; null: always before, or until further.
  periods jsonb not null default '[]',
  -- Another one in every interval: what this series says.
  series_id integer references measurement_series (id),
  primary key (node_id, kind, product_type, direction)
);
create index conversion_factor_series on conversion_factor (series_id) where series_id is not null;
