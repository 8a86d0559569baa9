-- When and by whom prices and factors were set last, so that nobody overwrites what somebody else has set meanwhile.
alter table conversion_factor
  -- What was set before is as old as this.
  add column changed_at timestamptz not null default date_trunc('milliseconds', now()),
  -- Null: nobody kept who.
  add column changed_by text;
alter table conversion_factor alter column changed_at drop default;
