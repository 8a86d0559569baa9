import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const meteringPoints: WidgetDefinition = {
  slug: 'metering-points',
  menu,
  controls: [],
  needsNoSeries: true,
  load: () => import('./view'),
  texts: (locale) => import(`./texts/${locale}.ts`),
}
