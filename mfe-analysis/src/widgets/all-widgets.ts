import { dailyProfile } from './daily-profile'
import { exportMeasurements } from './export-measurements'
import { forecast } from './forecast'
import { linearRegression } from './linear-regression'
import { loadDuration } from './load-duration'
import { locations } from './locations'
import { meterReadings } from './meter-readings'
import { meteringPoints } from './metering-points'
import { pointInformation } from './point-information'
import { previousYear } from './previous-year'
import { progression } from './progression'
import { ranking } from './ranking'
import { sankey } from './sankey'
import { scatter } from './scatter'
import { statistics } from './statistics'
import { varianceAnalysis } from './variance-analysis'
import type { WidgetDefinition } from './widget'

/** Every analysis, in the order of the menu. */
export const allWidgets: readonly WidgetDefinition[] = [
  progression,
  previousYear,
  ranking,
  dailyProfile,
  loadDuration,
  sankey,
  statistics,
  varianceAnalysis,
  forecast,
  scatter,
  linearRegression,
  pointInformation,
  meterReadings,
  meteringPoints,
  locations,
  exportMeasurements,
]

export const widgetOf = (slug: string): WidgetDefinition | undefined =>
  allWidgets.find((widget) => widget.slug === slug)
