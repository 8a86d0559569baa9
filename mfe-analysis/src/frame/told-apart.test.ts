import { toldApart } from './told-apart'

const series = [
  { pointId: 'a', locationName: 'Mill' },
  { pointId: 'b', locationName: 'Saw' },
  { pointId: 'c', locationName: 'Saw' },
]
const named = (id: string, name: string | undefined) => ({ id, name })

test('what has the name of another one is told with its location', () => {
  const objects = [named('a', 'Gas'), named('b', 'Gas'), named('c', 'Water'), named('d', 'Gas')]
  expect(toldApart(objects, series).map(({ name }) => name)).toEqual([
    'Gas · Mill',
    'Gas · Saw',
    'Water',
    'Gas',
  ])
})

test('what has no name yet stays so', () => {
  expect(toldApart([named('a', undefined), named('b', undefined)], series)).toEqual([
    named('a', undefined),
    named('b', undefined),
  ])
})
