import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const sankey: WidgetDefinition = {
  slug: 'sankey',
  menu,
  controls: ['period'],
  ignoresFilters: true,
  load: () => import('./view'),
  texts: (locale) => import(`./locales/${locale}.json`),
}
