import { dailyProfile } from './daily-profile'
import { linearRegression } from './linear-regression'
import { loadDuration } from './load-duration'
import { locations } from './locations'
import { meteringPoints } from './metering-points'
import { previousYear } from './previous-year'
import { progression } from './progression'
import { ranking } from './ranking'
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
  statistics,
  varianceAnalysis,
  scatter,
  linearRegression,
  meteringPoints,
  locations,
]

export const widgetOf = (slug: string): WidgetDefinition | undefined =>
  allWidgets.find((widget) => widget.slug === slug)
