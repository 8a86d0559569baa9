/** The library that draws. Whoever knows that a chart will come requests it before the chart's values are there. */
export const chartLibrary = () => import('chart.js')
