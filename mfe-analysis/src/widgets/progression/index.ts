import type { WidgetDefinition } from '../widget'
import menu from './menu.json'

export const progression: WidgetDefinition = {
  slug: 'progression',
  menu,
  controls: ['period', 'granularity', 'comparison'],
  load: () => import('./view'),
  texts: (locale) => import(`./locales/${locale}.json`),
}
