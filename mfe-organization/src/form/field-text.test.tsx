import type { MeterExchange, StructureStep } from '@energycockpit/contract'
import { screen } from '@testing-library/react'
import { drawPart } from '../draw-part.testing'
import { StepsOf } from '../history/steps-of'
import { ImportReport } from '../import/import-report'
import { SeriesPanel } from '../hierarchy/series-panel'
import { useFieldText } from './field-text'

jest.mock('@energycockpit/time', () => ({
  ...jest.requireActual<object>('@energycockpit/time'),
  deviceZone: () => mockZone,
}))
let mockZone: string
beforeEach(() => (mockZone = 'Europe/Berlin'))

const exchange: MeterExchange = {
  ...{ at: '2024-07-01T20:30:00.000Z', oldNumber: 'A 1', newNumber: 'B 2', registers: [] },
}

function Exchanges({ timeZone }: { timeZone?: string | undefined }) {
  return <p>{useFieldText({ timeZone })('meterExchanges', [exchange])}</p>
}

test.each([
  ['Asia/Kolkata', '2 Jul 2024, 02:00 (Asia/Kolkata): A 1 → B 2'],
  ['America/New_York', '1 Jul 2024, 16:30 (America/New York): A 1 → B 2'],
  [undefined, '1 Jul 2024, 20:30 (UTC): A 1 → B 2'],
])('an exchange is told by the clock of its location, with its name: %s', async (timeZone, told) => {
  drawPart(<Exchanges timeZone={timeZone} />, {})
  await screen.findByText(told)
})

test('of the reader’s own clock no name is needed', async () => {
  drawPart(<Exchanges timeZone="Europe/Berlin" />, {})
  await screen.findByText('1 Jul 2024, 22:30: A 1 → B 2')
})

test('nor where the browser has another name for the same clock', async () => {
  mockZone = 'Asia/Katmandu'
  drawPart(<Exchanges timeZone="Asia/Kathmandu" />, {})
  await screen.findByText('2 Jul 2024, 02:15: A 1 → B 2')
})

const fields = [{ field: 'meterExchanges', before: [], after: [exchange] }]
const told = /– → 2 Jul 2024, 02:00 \(Asia\/Kolkata\): A 1 → B 2/

test('so do the changes of a metering point', async () => {
  const step: StructureStep = {
    ...{ step: 7, at: '2026-11-24T10:00:00Z', by: 'Maren Holt', action: 'CHANGED' },
    ...{ undoes: null, undoneBy: null, first: { kind: 'METERING_POINT', id: 'mp-1', name: 'Main' } },
    ...{ items: 1, fields, names: {}, canUndo: false, timeZone: 'Asia/Kolkata' },
  }
  drawPart(<StepsOf />, { getStructureSteps: { steps: [step], attributes: [], more: false } })
  await screen.findByText(told)
})

test('and the differences that a file makes', async () => {
  const report = {
    ...{
      created: 0,
      changed: 1,
      archived: 0,
      restored: 0,
      unchanged: 0,
      faults: [],
      faultCount: 0,
      step: null,
    },
    differences: [
      {
        ...{ kind: 'METERING_POINT' as const, row: 2, key: 'MP 1', name: 'Main', action: 'CHANGED' as const },
        ...{ fields, timeZone: 'Asia/Kolkata' },
      },
    ],
  }
  drawPart(<ImportReport report={report} attributes={[]} />, {})
  await screen.findByText(told)
})

test('and the last value of a series', async () => {
  const series = {
    ...{ id: 1, quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT1H' },
    ...{ seriesType: 'MEASURED', firstAt: exchange.at, lastAt: exchange.at, archived: false },
  }
  const item = { id: 'mp-1', archivedAt: null, fields: { kind: 'METERING_POINT', type: null } }
  drawPart(<SeriesPanel point={{ item, canEdit: false } as never} />, {
    getMeteringPoint: { location: { timeZone: 'Asia/Kolkata' }, series: [series] },
  })
  await screen.findByText('2 Jul 2024, 02:00 (Asia/Kolkata)')
})
