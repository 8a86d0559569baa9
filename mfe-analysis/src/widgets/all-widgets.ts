import { dailyProfile } from './daily-profile'
import { linearRegression } from './linear-regression'
import { progression } from './progression'
import type { WidgetDefinition } from './widget'

/** Every analysis, in the order of the menu. */
export const allWidgets: readonly WidgetDefinition[] = [progression, dailyProfile, linearRegression]

export const widgetOf = (slug: string): WidgetDefinition | undefined =>
  allWidgets.find((widget) => widget.slug === slug)
