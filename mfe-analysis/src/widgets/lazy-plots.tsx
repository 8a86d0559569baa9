import { lazy, Suspense } from 'react'
import type { HeatMapProps, LineByNumberProps, ScatterPlotProps } from '@energycockpit/charts'
import { useTexts } from '@energycockpit/i18n'
import { Waiting } from '@energycockpit/ui'

const plots = () => import('@energycockpit/charts')
const LazyHeatMap = lazy(() => plots().then((charts) => ({ default: charts.HeatMap })))
const LazyPoints = lazy(() => plots().then((charts) => ({ default: charts.ScatterPlot })))
const LazyLines = lazy(() => plots().then((charts) => ({ default: charts.LineByNumber })))

function Placeholder() {
  const { t } = useTexts()
  return <Waiting label={t('widgets.loading')} lines={12} />
}

/** The heat map, whose code comes with the first one that is drawn. */
export const HeatMap = (props: HeatMapProps) => (
  <Suspense fallback={<Placeholder />}>
    <LazyHeatMap {...props} />
  </Suspense>
)

/** Lines over a number, in the same way. */
export const LineByNumber = (props: LineByNumberProps) => (
  <Suspense fallback={<Placeholder />}>
    <LazyLines {...props} />
  </Suspense>
)

/** Points of two quantities, in the same way. */
export const ScatterPlot = (props: ScatterPlotProps) => (
  <Suspense fallback={<Placeholder />}>
    <LazyPoints {...props} />
  </Suspense>
)
