-- Carbon reports as they were published, with the factors that they used: they never change. What a report is about
-- stands in it by its id, and is not referred to.
create table carbon_report (
  id uuid primary key,
  client_business_id integer not null references client_business (id),
  node_id text,
  year integer not null,
  content jsonb not null,
  published_at timestamptz not null default now(),
  published_by uuid references portal_user (uuid) on delete set null
);
create index carbon_report_business on carbon_report (client_business_id, published_at);
