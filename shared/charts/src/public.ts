export type { Comparison } from './comparison'
export type { ChartSubject, ChartValues } from './chart-values'
export { ProgressionChart } from './progression-chart'
