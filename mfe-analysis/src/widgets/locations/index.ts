import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const locations: WidgetDefinition = {
  slug: 'locations',
  menu,
  controls: [],
  needsNoSeries: true,
  load: () => import('./view'),
  texts: (locale) => import(`./texts/${locale}.ts`),
}
