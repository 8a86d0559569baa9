-- What browsers tell of features that failed in them. Nothing here leads to a person.

create table feature_failure (
  -- The one that the user saw; a report that arrives twice is one failure.
  correlation_id text primary key,
  feature_id text not null,
  -- First digits of the entry's hash; null where the entry has none.
  version text,
  kind text not null,
  reported_at timestamptz not null default now()
);

create index feature_failure_reported_at on feature_failure (reported_at);
