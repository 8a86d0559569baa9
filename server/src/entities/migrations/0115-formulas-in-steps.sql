-- Formulas of virtual meters are changed in steps, too. The id of a formula is that of its metering point.
alter table structure_change drop constraint structure_change_kind_check;
alter table structure_change add constraint structure_change_kind_check
  check (kind in ('ORG_UNIT', 'LOCATION', 'METERING_POINT', 'SERIES', 'OBJECT', 'FORMULA'));

-- What a virtual meter was assigned to loses it by the step that removes it, and an undo gives it back.
drop trigger virtual_meter_deleted on metering_point;
drop function forget_assigned_point();
