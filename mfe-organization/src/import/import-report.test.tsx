import type { AttributeDefinition, StructureDifference, StructureImportResult } from '@energycockpit/contract'
import { screen } from '@testing-library/react'
import { drawPart } from '../draw-part.testing'
import { ImportReport } from './import-report'

const define = (appliesTo: 'LOCATION' | 'METERING_POINT', unit: string): AttributeDefinition => ({
  ...{ id: `a-${unit}`, businessId: 1, appliesTo, name: 'Peak power', type: 'NUMBER', unit },
  ...{ choices: [], archivedAt: null, revision: 1 },
})
const attributes = [define('METERING_POINT', 'kW'), define('LOCATION', 'kWp')]
const nothing: StructureImportResult = {
  ...{ created: 0, changed: 0, archived: 0, restored: 0, unchanged: 0 },
  ...{ differences: [], faults: [], faultCount: 0, step: null },
}

test('a value is told with the unit of its kind of item', async () => {
  const fields = [{ field: 'attributes.Peak power', before: null, after: 12.5 }]
  const difference = {
    kind: 'LOCATION',
    row: 2,
    key: 'L 1',
    name: 'Mill',
    action: 'CHANGED',
    fields,
  } as const
  drawPart(
    <ImportReport report={{ ...nothing, changed: 1, differences: [difference] }} attributes={attributes} />,
    {},
    'de',
  )
  await screen.findByText('Peak power: – → 12,5 kWp')
})

test('a fault names the column, and of an unknown choice what is possible', async () => {
  const fault = { kind: 'LOCATION', row: 2, field: 'attributes.Heating', code: 'CHOICE_UNKNOWN' } as const
  const faults = [{ ...fault, about: ['Coal', 'Gas', 'Wood'] }]
  drawPart(<ImportReport report={{ ...nothing, faults, faultCount: 1 }} attributes={attributes} />, {})
  await screen.findByRole('cell', { name: 'Heating' })
  await screen.findByText('Coal. Possible: Gas, Wood')
})

test('a series is told by its metering point and what is measured, and before it is stored without a number', async () => {
  const series: StructureDifference['series'] = {
    ...{ meteringPoint: 'MILL-E', quantity: 'ENERGY', unit: 'kWh' },
    ...{ direction: 'PURCHASE', interval: 'PT15M' },
  }
  const difference = { kind: 'SERIES', row: 2, key: null, name: '', action: 'CREATED' } as const
  const differences = [{ ...difference, fields: [], series }]
  drawPart(<ImportReport report={{ ...nothing, created: 1, differences }} attributes={attributes} />, {})
  await screen.findByRole('cell', { name: /MILL-E Energy, kWh, Import, 15 minutes/ })
})
