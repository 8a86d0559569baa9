import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const forecast: WidgetDefinition = {
  slug: 'forecast',
  menu,
  // Its period is the running one.
  controls: [],
  load: () => import('./view'),
  texts: (locale) => import(`./locales/${locale}.json`),
}
