import { figureUnit } from './figure-units'

const quarterHour = { quantity: 'ENERGY', unit: 'kWh', interval: 'PT15M' } as const

test.each([
  ['kWh of quarter hours', quarterHour, { factor: 4, unit: 'kW' }],
  ['MWh of hours', { ...quarterHour, unit: 'MWh', interval: 'PT1H' }, { factor: 1, unit: 'MW' }],
  [
    'MJ of hours',
    { ...quarterHour, unit: 'MJ', interval: 'PT1H' },
    { factor: expect.closeTo(1 / 3.6), unit: 'kW' },
  ],
  [
    'm³ of minutes',
    { quantity: 'VOLUME', unit: 'm³', interval: 'PT1M' },
    { factor: expect.closeTo(60), unit: 'm³/h' },
  ],
  ['a power', { quantity: 'POWER', unit: 'W', interval: 'PT15M' }, { factor: 1, unit: 'W' }],
  ['kWh of days', { ...quarterHour, interval: 'P1D' }, undefined],
  ['an energy in no unit of energy', { ...quarterHour, unit: 'pieces' }, undefined],
] as const)('the peak of %s', (_, series, expected) => {
  expect(figureUnit('PEAK', series)).toEqual(expected)
})

test('a count is a number, everything else stays in its unit', () => {
  expect(figureUnit('COUNT', quarterHour)).toEqual({ factor: 1, unit: '1' })
  expect(figureUnit('MODE', quarterHour)).toEqual({ factor: 1, unit: 'kWh' })
})
