import { readSettings, writeZoom } from './settings'

const period = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) }
const nothingSet = { of: 'sum', look: 'bars', hasWeather: false, lines: [], zoom: undefined }

test('what is not set or not understood is as usual', () => {
  expect(readSettings({}, 'sum', period)).toEqual(nothingSet)
  const odd = { of: 'x', look: 'pie', weather: '1', lines: '<b>,', zoom: '20-10' }
  expect(readSettings(odd, 'sum', period)).toEqual(nothingSet)
  expect(readSettings({}, 'meters', period).of).toBe('meters')
})

test('what is set is read', () => {
  const set = { of: 'meters', look: 'stacked', weather: 'yes', lines: '1,0-GAS-VOLUME-' }
  expect(readSettings(set, 'sum', period)).toEqual({
    ...{ of: 'meters', look: 'stacked', hasWeather: true, lines: ['1', '0-GAS-VOLUME-'] },
    zoom: undefined,
  })
})

test('a section survives the address, and is forgotten in a period that it does not touch', () => {
  const zoom = { from: Date.UTC(2026, 4, 1), to: Date.UTC(2026, 4, 3) }
  const options = writeZoom({ look: 'lines' }, zoom)
  expect(readSettings(options, 'sum', period).zoom).toEqual(zoom)
  const later = { from: Date.UTC(2027, 0, 1), to: Date.UTC(2028, 0, 1) }
  expect(readSettings(options, 'sum', later).zoom).toBeUndefined()
  expect(writeZoom(options, undefined)).toEqual({ look: 'lines' })
})
