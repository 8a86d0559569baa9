-- One thing, one word: what changes readings is an import, and what a register shows is a meter reading.
alter table reading_load rename to reading_import;
alter table reading_load_series rename to reading_import_series;
alter table reading_load_turn rename to import_lease;
alter table counter_reading rename to meter_reading;

alter table reading_import rename column turn to lease;
alter table reading_import_series rename column load_id to import_id;
alter table meter_reading rename column load_id to import_id;
alter table reading_finding rename column load_id to import_id;
alter table unfinished_import rename column load_id to import_id;

drop index reading_load_content;
drop index reading_load_unfinished;
alter table reading_import drop constraint reading_load_state_check;
alter table reading_import drop constraint reading_load_kind_check;
update reading_import set state = case state when 'KEEPING' then 'BACKING_UP' else 'COMMITTING' end
where state in ('KEEPING', 'WRITING');
update reading_import set kind = 'APPORTIONMENT' where kind = 'SPREAD';
-- STAGING: what arrives is set aside. BACKING_UP: what it will replace is kept for the undo. COMMITTING: it is written.
alter table reading_import add constraint reading_import_state_check
  check (state in ('STAGING', 'BACKING_UP', 'COMMITTING', 'DONE', 'REFUSED', 'FAILED'));
alter table reading_import add constraint reading_import_kind_check
  check (kind in ('DELIVERY', 'FILE', 'MANUAL', 'APPORTIONMENT', 'ESTIMATION', 'DELETION', 'UNDO'));
create unique index reading_import_content on reading_import (client_business_id, content_hash)
  where content_hash is not null and undone_by is null and state in ('BACKING_UP', 'COMMITTING', 'DONE');
create index reading_import_unfinished on reading_import (heard_at)
  where state in ('STAGING', 'BACKING_UP', 'COMMITTING');
alter index reading_load_pkey rename to reading_import_pkey;
alter index reading_load_content_undone rename to reading_import_content_undone;
alter index reading_load_undone_by rename to reading_import_undone_by;
alter index reading_load_undoes rename to reading_import_undoes;
alter index reading_load_ended rename to reading_import_ended;
alter index reading_load_series_pkey rename to reading_import_series_pkey;
alter index reading_load_series_series rename to reading_import_series_series;
alter index reading_load_series_unchecked rename to reading_import_series_unchecked;
alter index reading_finding_load rename to reading_finding_import;
alter index counter_reading_pkey rename to meter_reading_pkey;
alter index counter_reading_load rename to meter_reading_import;
alter index reading_load_turn_pkey rename to import_lease_pkey;

update reading_finding set kind = 'REGISTER_BACKWARDS' where kind = 'COUNTER_BACKWARDS';
update reading_finding set parameters = parameters - 'counter' || jsonb_build_object('register', parameters -> 'counter')
where parameters ? 'counter';

-- Only the rules that are set are kept, so each key may be absent.
update series_rules set rules = rules - 'counter' || jsonb_build_object('register', rules -> 'counter')
where rules ? 'counter';
update series_rules set rules = rules - 'longestGap' || jsonb_build_object('maxGap', rules -> 'longestGap')
where rules ? 'longestGap';
update series_rules set rules = jsonb_set(
  rules, '{limits}',
  jsonb_build_object('min', rules -> 'limits' -> 'least', 'max', rules -> 'limits' -> 'most'))
where rules ? 'limits';
update series_rules set rules = jsonb_set(
  rules, '{estimation}',
  (rules -> 'estimation') - 'longestGapHours'
    || jsonb_build_object('maxGapHours', rules -> 'estimation' -> 'longestGapHours'))
where rules -> 'estimation' ? 'longestGapHours';
