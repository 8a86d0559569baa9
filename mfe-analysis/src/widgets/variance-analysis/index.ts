import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const varianceAnalysis: WidgetDefinition = {
  slug: 'variance-analysis',
  menu,
  controls: ['period', 'comparison'],
  load: () => import('./view'),
  texts: (locale) => import(`./locales/${locale}.json`),
}
