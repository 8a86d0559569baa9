-- The list of metering points is sorted by name, a page at a time.
create index metering_point_listed on metering_point (client_business_id, lower(name) collate "C", id collate "C");
