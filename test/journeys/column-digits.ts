/** Decimal places of the figures of a column, by the greatest of them in the unit of the column. */
export const columnDigits = (greatest: number): number =>
  greatest >= 999.5 ? 0 : greatest >= 99.95 ? 1 : greatest >= 0.9995 ? 2 : 3
