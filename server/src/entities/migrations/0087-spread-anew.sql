-- What was used between two readings of a counter, spread anew because values have arrived there.
alter table reading_load drop constraint reading_load_kind_check;
alter table reading_load add constraint reading_load_kind_check
  check (kind in ('DELIVERY', 'FILE', 'MANUAL', 'SPREAD', 'ESTIMATION', 'DELETION', 'UNDO'));
