import { demoBusinesses } from '../../identity/demo-users'
import type { Words } from '../words'

export interface DemoUnit {
  id: string
  business: number
  parent: string | null
  name: Words
}

const unit = (
  id: string,
  name: Words,
  { parent, business = demoBusinesses.subBusiness.id }: { parent?: string; business?: number } = {},
): DemoUnit => ({
  id: `ou-${id}`,
  business,
  parent: parent === undefined ? null : `ou-${parent}`,
  name,
})

/** Each after the one above it. */
export const units: readonly DemoUnit[] = [
  unit('sciences', { en: 'Sciences', de: 'Naturwissenschaften' }),
  unit('physical-sciences', { en: 'Physical Sciences', de: 'Physik und Chemie' }, { parent: 'sciences' }),
  unit('life-sciences', { en: 'Life Sciences', de: 'Lebenswissenschaften' }, { parent: 'sciences' }),
  unit('arts', { en: 'Arts and Humanities', de: 'Geisteswissenschaften' }),
  unit('libraries', { en: 'Libraries and Museums', de: 'Bibliotheken und Museen' }, { parent: 'arts' }),
  unit('residences', { en: 'Residences', de: 'Wohnheime' }),
  unit('riverside', { en: 'Riverside', de: 'Am Fluss' }, { parent: 'residences' }),
  unit('town', { en: 'Town', de: 'Innenstadt' }, { parent: 'residences' }),
  unit('services', { en: 'Services', de: 'Dienste' }),
  unit(
    'estates-office',
    { en: 'Estates Office', de: 'Liegenschaftsverwaltung' },
    { business: demoBusinesses.superClient.id },
  ),
]
