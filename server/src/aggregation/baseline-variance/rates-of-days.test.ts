import { ratesOfDays } from './rates-of-days'

const days = (values: Record<number, [sum: number, count: number]>) =>
  new Map(Object.entries(values).map(([day, [sum, count]]) => [Number(day), { sum, count, known: 1 }]))

test('each day has its own rate, and one without an amount that of all', () => {
  const rates = ratesOfDays(
    { from: 1, to: 5 },
    days({ 1: [10, 24], 2: [30, 24], 3: [0, 24] }),
    days({ 1: [5, 24], 2: [3, 24], 3: [0, 24] }),
  )
  expect([...rates]).toEqual([0.5, 0.1, 0.2, 0.2])
})

test.each([
  ['has no price', {}],
  ['has a price from noon on', { 1: [2, 12] }],
] as const)('a day that %s has no rate', (_, worth) => {
  expect([...ratesOfDays({ from: 1, to: 2 }, days({ 1: [10, 24] }), days({ ...worth } as never))]).toEqual([
    NaN,
  ])
})
