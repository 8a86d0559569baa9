import { aroundExchange } from './consumption-over'

const readings = [
  { at: '2024-03-01T00:00:00Z', value: 160 },
  { at: '2024-02-01T00:00:00Z', value: 131 },
  { at: '2024-01-01T00:00:00Z', value: 100 },
]
const at = '2024-02-11T00:00:00Z'

test('nothing is lost over an exchange: what the old meter counted, and what the new one did', () => {
  expect(aroundExchange({ at, last: 150, first: 10 }, readings)).toEqual({
    ...{ before: readings[1], after: readings[0], counted: 19 + 150, isBackwards: false },
  })
  // A reading at the instant of the exchange is one of the new meter.
  expect(aroundExchange({ at: '2024-03-01T00:00:00Z', last: 150, first: 160 }, readings).counted).toBe(19)
})

test('what nobody can know is not counted', () => {
  expect(aroundExchange({ at, last: 120, first: 0 }, readings)).toMatchObject({
    ...{ counted: undefined, isBackwards: true },
  })
  expect(aroundExchange({ at, last: 150, first: 170 }, readings).counted).toBeUndefined()
  expect(aroundExchange({ at: '2025-01-01T00:00:00Z', last: 170, first: 0 }, readings)).toMatchObject({
    ...{ before: readings[0], after: undefined, counted: undefined },
  })
  expect(aroundExchange({ at, last: 1, first: 0 }, [])).toMatchObject({ before: undefined })
})
