import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const dailyProfile: WidgetDefinition = {
  slug: 'daily-profile',
  menu,
  controls: ['period'],
  load: () => import('./view'),
  texts: (locale) => import(`./locales/${locale}.json`),
}
