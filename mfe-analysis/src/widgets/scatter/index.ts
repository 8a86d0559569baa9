import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const scatter: WidgetDefinition = {
  slug: 'scatter',
  menu,
  controls: ['period'],
  load: () => import('./view'),
  texts: (locale) => import(`./locales/${locale}.json`),
}
