-- Half hours are what the United Kingdom meters by; months, quarters and years are what bills and readings by hand say.

alter table measurement_series drop constraint measurement_series_interval_check;
alter table measurement_series add constraint measurement_series_interval_check check (interval in
  ('PT1S', 'PT1M', 'PT5M', 'PT10M', 'PT15M', 'PT30M', 'PT1H', 'P1D', 'P1M', 'P3M', 'P1Y'));
