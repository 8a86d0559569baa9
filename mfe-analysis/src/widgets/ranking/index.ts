import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const ranking: WidgetDefinition = {
  slug: 'ranking',
  menu,
  controls: ['period', 'comparison'],
  load: () => import('./view'),
  texts: (locale) => import(`./texts/${locale}.ts`),
}
