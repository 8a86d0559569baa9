-- By what calendar a location rests: the public holidays of its state or region, which is an ISO 3166-2 code without the
-- country, and the periods in which it was closed, [{"firstDay", "lastDay", "reason"}], both days among them.
alter table location add column region text;
alter table location add column closed_periods jsonb not null default '[]';
