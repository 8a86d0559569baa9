export const chartFormats = ['png', 'svg', 'jpg', 'pdf'] as const
export type ChartFormat = (typeof chartFormats)[number]
