import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const meterReadings: WidgetDefinition = {
  slug: 'meter-readings',
  menu,
  controls: ['period'],
  load: () => import('./view'),
  texts: (locale) => import(`./texts/${locale}.ts`),
}
