-- Prices and factors are changed in steps, too. The id of a factor is its node's, followed by kind, product and direction.
alter table structure_change drop constraint structure_change_kind_check;
alter table structure_change add constraint structure_change_kind_check
  check (kind in ('ORG_UNIT', 'LOCATION', 'METERING_POINT', 'SERIES', 'OBJECT', 'FORMULA', 'ATTRIBUTE', 'FACTOR'));
