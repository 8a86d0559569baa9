import { lazy } from 'react'

const load = () => import('@energycockpit/charts/progression-chart')

/** The chart of one series. */
export const ProgressionChart = lazy(async () => ({ default: (await load()).ProgressionChart }))

/** Requests the chart beside the values that it will show. Whoever draws it is told of a failure. */
export function prepareChart(): void {
  load().catch(() => undefined)
}
