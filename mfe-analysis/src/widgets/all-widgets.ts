import { linearRegression } from './linear-regression'
import { previousYear } from './previous-year'
import { progression } from './progression'
import { varianceAnalysis } from './variance-analysis'
import type { WidgetDefinition } from './widget'

/** Every analysis, in the order of the menu. */
export const allWidgets: readonly WidgetDefinition[] = [
  progression,
  previousYear,
  varianceAnalysis,
  linearRegression,
]

export const widgetOf = (slug: string): WidgetDefinition | undefined =>
  allWidgets.find((widget) => widget.slug === slug)
