import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const loadDuration: WidgetDefinition = {
  slug: 'load-duration',
  menu,
  controls: ['period'],
  load: () => import('./view'),
  texts: (locale) => import(`./locales/${locale}.json`),
}
