export type { Comparison } from './comparison'
export type { ChartSubject, ChartValues } from './chart-values'
export { ChartDisplay } from './frame/chart-display'
export { ChartFrame, type ChartFrameProps } from './frame/chart-frame'
export { ChartTexts } from './frame/chart-texts'
export { useFramedChart, type FramedChart, type LegendEntry } from './frame/framed-chart'
export { ProgressionChart } from './progression-chart'
export { TimeChart, type TimeChartProps } from './time/time-chart'
export type { Annotation, SeriesKind, TimeSeries, TimeWindow } from './time/time-series'
export { HeatMap, type HeatMapProps } from './plots/heat-map'
export { LineByNumber, type LineByNumberProps, type NumberLine } from './plots/line-by-number'
export {
  SankeyPlot,
  type SankeyFlow,
  type SankeyNode,
  type SankeyPlotProps,
} from './plots/sankey/sankey-plot'
export { ScatterPlot, type ScatterGroup, type ScatterPlotProps } from './plots/scatter-plot'
export { ParetoPlot, type ParetoBar, type ParetoPlotProps } from './plots/pareto-plot'
