import { consumedProductTypes } from '@energycockpit/contract'
import { readMapChoice, writeMapChoice } from './map-choice'
import { mapPeriods } from './map-periods'

test('a choice is read as it was written', () => {
  for (const productType of [undefined, ...consumedProductTypes])
    for (const period of mapPeriods)
      for (const location of [undefined, 'a b&c=d/ü']) {
        const choice = { productType, period, location }
        expect(readMapChoice(writeMapChoice(choice))).toEqual(choice)
      }
})

test('at first it is the last year of whatever there is, and what is not understood is left out', () => {
  const first = { productType: undefined, period: 'LAST_YEAR', location: undefined } as const
  expect(readMapChoice('')).toEqual(first)
  expect(readMapChoice('?product=PV&period=EVER&location=')).toEqual(first)
  expect(writeMapChoice(first)).toBe('')
})
