import { roles, type RoleName } from '@energycockpit/contract'
import { commandsFor } from './commands'

const labels = (role: RoleName, locale: 'de' | 'en' = 'en') =>
  commandsFor({ roles: [roles[role]], locale }).map(({ label }) => label)

test('search offers to begin what the role may do, in the user’s language', () => {
  expect(labels('ENERGY_MANAGER')).toEqual(['New action', 'New budget', 'Import file', 'New virtual meter'])
  expect(labels('DATA_SUPPLIER', 'de')).toEqual(['Datei importieren'])
  expect(labels('KPI_MANAGER')).toEqual(['New action', 'New budget', 'New virtual meter'])
  expect(labels('ANALYST')).toEqual([])
})
