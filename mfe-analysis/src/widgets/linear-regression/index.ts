import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const linearRegression: WidgetDefinition = {
  slug: 'linear-regression',
  menu,
  controls: ['period'],
  load: () => import('./view'),
  texts: (locale) => import(`./locales/${locale}.json`),
}
