import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const previousYear: WidgetDefinition = {
  slug: 'previous-year',
  menu,
  controls: ['period'],
  load: () => import('./view'),
  texts: (locale) => import(`./locales/${locale}.json`),
}
