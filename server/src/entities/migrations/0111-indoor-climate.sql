-- A sensor in a room measures neither the weather nor anything that is bought.
alter table metering_point drop constraint metering_point_product_type_check;
alter table metering_point add constraint metering_point_product_type_check
  check (product_type in
    ('ELECTRICITY', 'GAS', 'HEAT', 'COLD', 'WATER', 'PV', 'WEATHER', 'INDOOR_CLIMATE', 'CO2', 'PRICE'));
