import { firstChoice, type Choice } from '../../choice/choice'
import { rankingOptions, rankingRequest } from './ranking-query'

const days = { from: '2026-11-16', to: '2026-11-23' }
const request = (change: Partial<Choice>, compared?: typeof days) => {
  const choice = { ...firstChoice, ...change }
  return rankingRequest(choice, rankingOptions(choice, compared !== undefined), { days, compared })
}

test('without a choice all locations by what they import, of the product of which there is most', () => {
  expect(request({})).toEqual({
    ...{ level: 'LOCATION', by: 'PURCHASE', order: 'TOP', per: 'TOTAL', ...days },
  })
})

test('objects, product, filters and options are requested', () => {
  const compared = { from: '2025-11-16', to: '2025-11-23' }
  expect(
    request(
      {
        ...{ nodeId: 'ou-1', others: ['loc-2'], productType: 'HEAT' },
        filters: { includeSubs: 'true', quantity: 'ENERGY', locationGroup: 'Schools' },
        options: { level: 'point', by: 'changeShare', order: 'flop', per: 'weather' },
      },
      compared,
    ),
  ).toEqual({
    ...{ objects: 'ou-1,loc-2', productType: 'HEAT', includeSubs: 'true', locationGroup: 'Schools' },
    ...{ level: 'POINT', by: 'CHANGE_SHARE', order: 'FLOP', per: 'WEATHER', ...days },
    ...{ comparedFrom: compared.from, comparedTo: compared.to },
  })
})

test('of chosen metering points these are ranked, unless something else is said', () => {
  expect(request({ pointId: 'mp-1' })).toMatchObject({ level: 'POINT', objects: 'mp-1' })
  expect(request({ pointId: 'mp-1', options: { level: 'unit' } })?.level).toBe('UNIT')
})

test('what does not go together is not requested', () => {
  expect(request({ options: { by: 'change' } })?.by).toBe('PURCHASE')
  expect(request({ options: { by: 'feedIn', per: 'weather' } })?.by).toBe('PURCHASE')
  expect(request({ options: { by: 'everything', level: 'planet' } })).toMatchObject({
    ...{ by: 'PURCHASE', level: 'LOCATION' },
  })
})

test('of what has no amounts nothing is requested', () => {
  expect(request({ productType: 'WEATHER' })).toBeUndefined()
  expect(request({ filters: { quantity: 'TEMPERATURE' } })).toBeUndefined()
})
