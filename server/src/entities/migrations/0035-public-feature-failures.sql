-- Reports from pages that are open to everybody: anybody can send them, so they are told apart and counted.

alter table feature_failure add column is_public boolean not null default false;

create index feature_failure_public_reported_at on feature_failure (reported_at) where is_public;
