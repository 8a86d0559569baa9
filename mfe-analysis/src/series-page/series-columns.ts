export const seriesColumns = [
  'series',
  'quantity',
  'direction',
  'interval',
  'type',
  'first',
  'last',
  'shares',
] as const
