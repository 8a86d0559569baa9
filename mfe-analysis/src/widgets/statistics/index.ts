import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const statistics: WidgetDefinition = {
  slug: 'statistics',
  menu,
  controls: ['period'],
  load: () => import('./view'),
  texts: (locale) => import(`./texts/${locale}.ts`),
}
