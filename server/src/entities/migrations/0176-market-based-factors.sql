-- What electricity, heat or cooling emits after the supply contract, beside the mean of the grid.
alter table conversion_factor drop constraint conversion_factor_kind_check;
alter table conversion_factor add constraint conversion_factor_kind_check
  check (kind in ('PRICE', 'CARBON', 'CARBON_MARKET', 'STATE_NUMBER', 'CALORIFIC_VALUE'));
