-- A published report that should not be relied upon is withdrawn, once: it stays as it was published, and says so.
alter table carbon_report
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid references portal_user (uuid) on delete set null,
  add column withdrawn_reason text,
  add constraint carbon_report_withdrawn check ((withdrawn_at is null) = (withdrawn_reason is null));
