export const chartFormats = ['png', 'svg', 'jpg', 'pdf'] as const
export type ChartFormat = (typeof chartFormats)[number]

/** Of the values. */
export const dataFormats = ['csv', 'xlsx'] as const
export type DataFormat = (typeof dataFormats)[number]

export const isDataFormat = (format: ChartFormat | DataFormat): format is DataFormat =>
  (dataFormats as readonly string[]).includes(format)
