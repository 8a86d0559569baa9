import { firstChoice } from '../../choice/choice'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { exportRequest, possibleResolutions, zonesToChoose } from './export-request'

const period = { from: new Date('2026-10-24T22:00:00Z'), to: new Date('2026-10-25T23:00:00Z') }
const chosen = chosenOf([
  { ...meterSeries, interval: 'PT1H' },
  { ...temperatureSeries, interval: 'P1D', timeZone: 'Europe/London' },
])

test('without a choice values are exported as they are recorded, in columns, in the zone of most series', () => {
  expect(exportRequest(firstChoice, chosen, period)).toEqual({
    series: chosen.series.map(({ seriesId }) => seriesId).join(','),
    ...{ from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z', granularity: 'raw' },
    ...{ layout: 'wide', timeZone: chosen.timeZone, quality: 'true' },
  })
})

test('what the address says counts where it is possible', () => {
  const options = { layout: 'long', zone: 'UTC', quality: 'false' }
  expect(exportRequest({ granularity: 'P1M', options }, chosen, period)).toMatchObject({
    ...{ granularity: 'P1M', layout: 'long', timeZone: 'UTC', quality: 'false' },
  })
  const unknown = { layout: 'x', zone: 'Asia/Tokyo', quality: 'maybe' }
  expect(exportRequest({ granularity: 'PT15M', options: unknown }, chosen, period)).toMatchObject({
    ...{ granularity: 'raw', layout: 'wide', timeZone: chosen.timeZone, quality: 'true' },
  })
})

test('resolutions are coarser than the finest series, zones those of the locations and UTC', () => {
  expect(possibleResolutions(chosen)).toEqual(['raw', 'P1D', 'P1M', 'P3M', 'P1Y'])
  expect(zonesToChoose(chosen)).toEqual(['Europe/Berlin', 'Europe/London', 'UTC'])
})
