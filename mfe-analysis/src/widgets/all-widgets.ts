import { linearRegression } from './linear-regression'
import type { WidgetDefinition } from './widget'

/** Every analysis, in the order of the menu. */
export const allWidgets: readonly WidgetDefinition[] = [linearRegression]

export const widgetOf = (slug: string): WidgetDefinition | undefined =>
  allWidgets.find((widget) => widget.slug === slug)
