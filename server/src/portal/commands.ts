import type { MenuItem } from '@energycockpit/contract'
import type { MenuPage } from '../access/menu-page'
import { isPermitted } from '../access/permissions'
import type { MenuReader } from './menu'

/** What search offers to begin, in the order in which it does. */
const commands: readonly MenuPage[] = [
  {
    label: { de: 'Neue Maßnahme', en: 'New action' },
    ...{ glyph: 'actions', url: '/platform/enms/actions?new', needs: 'actions:edit' },
  },
  {
    label: { de: 'Neues Budget', en: 'New budget' },
    ...{ glyph: 'budget', url: '/platform/enms/budgets?new', needs: 'budgets:edit' },
  },
  {
    label: { de: 'Datei importieren', en: 'Import file' },
    ...{ glyph: 'imports', url: '/platform/measurement-data/imports/new', needs: 'readings:deliver' },
  },
  {
    label: { de: 'Neuer virtueller Zähler', en: 'New virtual meter' },
    ...{
      glyph: 'formula',
      url: '/platform/measurement-data/virtual-meters/new',
      needs: 'calculations:define',
    },
  },
]

/** Those that these roles may carry out. */
export const commandsFor = ({ roles, locale }: Pick<MenuReader, 'roles' | 'locale'>): MenuItem[] =>
  commands
    .filter(({ needs }) => needs !== undefined && isPermitted(roles, needs))
    .map(({ label, glyph, url }) => ({ label: label[locale], glyph, url }))
