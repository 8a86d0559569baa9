import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const exportMeasurements: WidgetDefinition = {
  slug: 'export-measurements',
  menu,
  controls: ['period'],
  load: () => import('./view'),
  texts: (locale) => import(`./locales/${locale}.json`),
}
