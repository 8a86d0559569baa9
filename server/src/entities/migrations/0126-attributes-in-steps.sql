-- Definitions of attributes are changed in steps, too.
alter table structure_change drop constraint structure_change_kind_check;
alter table structure_change add constraint structure_change_kind_check
  check (kind in ('ORG_UNIT', 'LOCATION', 'METERING_POINT', 'SERIES', 'OBJECT', 'FORMULA', 'ATTRIBUTE'));
