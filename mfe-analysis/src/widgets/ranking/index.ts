import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const ranking: WidgetDefinition = {
  slug: 'ranking',
  menu,
  controls: ['period'],
  load: () => import('./view'),
  texts: (locale) => import(`./locales/${locale}.json`),
}
