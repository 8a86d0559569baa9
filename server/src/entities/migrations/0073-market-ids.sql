-- Names of the energy market: a metering point's location in the market (MaLo), in the grid (MeLo), and which register
-- of the meter a series comes from (OBIS). They are kept without signs between their groups; check digits are the
-- portal's to check.

alter table metering_point
  add column malo text check (malo ~ '^[1-9][0-9]{10}$'),
  add column melo text check (melo ~ '^[A-Z]{2}[0-9]{11}[0-9A-Z]{20}$');
alter table measurement_series
  add column obis text check (obis ~ '^[0-9]{1,2}-[0-9]{1,3}:[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\*[0-9]{1,3}$');
