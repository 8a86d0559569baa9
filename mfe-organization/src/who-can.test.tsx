import { cleanup, screen, waitFor } from '@testing-library/react'
import type { FieldsOf, ReadStructureItem } from '@energycockpit/contract'
import { PageTexts } from '@energycockpit/i18n'
import type { ReactNode } from 'react'
import { CalendarPanel } from './closures/calendar-panel'
import { drawPart, withDialogs } from './draw-part.testing'
import { ExchangesPanel } from './exchanges/exchanges-panel'
import { UsesPanel } from './kinds/uses-panel'
import { Locations } from './map/locations'
import { Unplaced } from './map/unplaced'
import ofMap from './map/locales/en.json'
import ofKinds from './kinds/locales/en.json'
import en from './texts/en'
import { PointsPage } from './points/points-page'

withDialogs()

const point = { location: { timeZone: 'Europe/London' }, series: [] }
const noUses = { count: 0, first: [] }
const answers = {
  getMeteringPoint: point,
  getMeterReadings: { timeZone: 'Europe/London', series: [] },
  getMeteringPointUses: { weatherOf: noUses, inFormulasOf: noUses, factorsOf: noUses },
  getLocationMap: { locations: [] },
  listMeteringPoints: { meteringPoints: [], count: 0, next: null },
}
const item = { id: 'x', businessId: 1001, revision: 1, archivedAt: null }
const read = (fields: object, canEdit: boolean) =>
  ({
    item: { ...item, fields },
    canEdit,
    attributes: [],
    names: {},
    path: [],
  }) as unknown as ReadStructureItem
const meter = { kind: 'METERING_POINT', meterNumber: null, meterExchanges: [] }
const place = { kind: 'LOCATION', closedPeriods: [], country: null, region: null }

type Part = (canEdit: boolean) => ReactNode
/** What is not there, and what whoever may enter it is told to do. */
const parts: [name: string, what: RegExp, toDo: RegExp, part: Part][] = [
  [
    ...(['exchanges', /^No meter exchanges/, /, enter what the old one showed last/] as const),
    (canEdit) => <ExchangesPanel read={read(meter, canEdit)} fields={meter as never} />,
  ],
  [
    ...([
      'closed periods',
      /^No closed periods/,
      /\. Enter when the location was or will be closed/,
    ] as const),
    (canEdit) => (
      <CalendarPanel read={read(place, canEdit)} fields={place as unknown as FieldsOf<'LOCATION'>} />
    ),
  ],
  [
    ...(['uses', /^No location uses this weather station/, /Choose it at a location/] as const),
    (canEdit) => <UsesPanel {...{ pointId: 'x', isStation: true, canEdit }} />,
  ],
  [
    ...(['unplaced', /latitude and longitude/, /Open a location and enter/] as const),
    (canEdit) => (
      <Unplaced
        located={[{ id: 'l', name: 'Mill', latitude: null, longitude: null }] as never}
        canEdit={canEdit}
      />
    ),
  ],
]

/** Parts whose texts come with them, too. */
const withTexts = (part: ReactNode) => (
  <PageTexts locale="en" load={[async () => ({ default: { ...en, ...ofMap, ...ofKinds } })]}>
    {part}
  </PageTexts>
)
const editing = [{ label: '', glyph: '', url: '/platform/organization/import' }]
const entering = [{ label: '', glyph: '', url: '/platform/measurement-data/meter-readings' }]
const whoCan = 'Energy managers and administrators can create and change this.'

test.each(parts)('%s: who may enter it is told to, and names no role', async (_, what, toDo, part) => {
  drawPart(withTexts(part(true)), answers, 'en', [...editing, ...entering])
  await screen.findAllByText(what)
  await waitFor(() => expect(document.body.textContent).toMatch(toDo))
  expect(document.body.textContent).not.toMatch(/manager|administrator/i)
})

test.each(parts)('%s: who may not is told who can, and nothing to do', async (_, what, toDo, part) => {
  drawPart(withTexts(part(false)), answers)
  await screen.findAllByText(what)
  expect((await screen.findAllByText(whoCan)).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toMatch(toDo)
})

const pages: [name: string, none: string, page: ReactNode][] = [
  ['metering points', 'No metering points yet', <PointsPage key="points" />],
  ['map', 'No locations yet', <Locations key="map" />],
]
test.each(pages)(
  '%s: who may create them is led there, everybody else reads who can',
  async (_, none, page) => {
    drawPart(withTexts(page), answers, 'en', editing)
    await screen.findByText(none)
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0)
    expect(screen.queryByText(whoCan)).toBeNull()
    cleanup()
    drawPart(withTexts(page), answers)
    await screen.findByText(none)
    expect(screen.getByText(whoCan)).toBeTruthy()
    expect(screen.queryByText(/^Create /)).toBeNull()
  },
)
