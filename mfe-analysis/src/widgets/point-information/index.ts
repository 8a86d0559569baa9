import menu from './menu.json'
import type { WidgetDefinition } from '../widget'

export const pointInformation: WidgetDefinition = {
  slug: 'point-information',
  menu,
  controls: ['period'],
  load: () => import('./view'),
  texts: (locale) => import(`./texts/${locale}.ts`),
}
