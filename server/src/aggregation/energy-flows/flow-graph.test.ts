import { flowGraph, type CountedFlow, type FlowPlace } from './flow-graph'

const place = (id: string, type: FlowPlace['type'], parent: string | null): [string, FlowPlace] => [
  id,
  { id, type, name: id.toUpperCase(), parent },
]
const places = new Map([
  place('business', 'CLIENT_BUSINESS', null),
  place('unit', 'ORG_UNIT', 'business'),
  place('hall', 'LOCATION', 'unit'),
  place('barn', 'LOCATION', 'business'),
  place('main', 'METERING_POINT', 'hall'),
  place('barn main', 'METERING_POINT', 'barn'),
  place('sub', 'METERING_POINT', 'main'),
  place('other', 'METERING_POINT', 'main'),
  place('deep', 'METERING_POINT', 'sub'),
])
const flow = (above: string, pointId: string, value: number | null, more = {}): CountedFlow => ({
  ...{ above, pointId, value, measured: 9, estimated: 1, expected: 10 },
  ...more,
})
const all = [
  ...[flow('hall', 'main', 100), flow('barn', 'barn main', 7)],
  ...[flow('main', 'sub', 60), flow('main', 'other', 30), flow('sub', 'deep', 65)],
]
const graph = (counted: readonly CountedFlow[] = all, depth = 12) => flowGraph(counted, places, depth)
const linksOf = ({ links }: ReturnType<typeof flowGraph>) =>
  Object.fromEntries(links.map(({ source, target, value }) => [`${source} > ${target}`, value]))

test('every node has what those below it counted, losses and what is not explained are links of their own', () => {
  expect(linksOf(graph())).toEqual({
    ...{ 'business > unit': 100, 'business > barn': 7, 'unit > hall': 100 },
    ...{ 'hall > main': 100, 'barn > barn main': 7, 'main > sub': 60, 'main > other': 30, 'sub > deep': 65 },
    ...{ 'main > loss main': 10, 'unexplained sub > sub': 5 },
  })
  const { nodes } = graph()
  const depths = Object.fromEntries(nodes.map(({ id, depth }) => [id, depth]))
  expect(depths).toMatchObject({ business: 0, unit: 1, hall: 2, main: 3, sub: 4, 'loss main': 4, deep: 5 })
  expect(nodes.find(({ id }) => id === 'loss main')).toMatchObject({ type: 'LOSS', name: '' })
  expect(nodes.find(({ id }) => id === 'unexplained sub')).toMatchObject({ type: 'NOT_EXPLAINED', depth: 3 })
})

test('what goes into a metering point comes out of it', () => {
  const { links } = graph()
  for (const id of ['main', 'sub', 'hall', 'unit']) {
    const into = links.filter(({ target }) => target === id).reduce((sum, { value }) => sum + value, 0)
    const out = links.filter(({ source }) => source === id).reduce((sum, { value }) => sum + value, 0)
    expect([id, into]).toEqual([id, out])
  }
})

test.each([
  [1, ['business > unit', 'business > barn']],
  [2, ['business > unit', 'business > barn', 'unit > hall', 'barn > barn main']],
])('to a depth of %i nothing is told of what is deeper', (depth, expected) => {
  expect(Object.keys(linksOf(graph(all, depth))).sort()).toEqual([...expected].sort())
})

test('at the depth of main meters there are no losses yet', () => {
  expect(Object.keys(linksOf(graph(all, 3))).some((link) => /loss|unexplained/.test(link))).toBe(false)
  expect(linksOf(graph(all, 4))).toHaveProperty('main > loss main', 10)
})

test('shares are those of all meters that were added, of a difference those of the least known', () => {
  const { links } = graph([
    flow('hall', 'main', 100, { measured: 10, estimated: 0 }),
    flow('barn', 'barn main', 7, { measured: 0, estimated: 5, expected: 10 }),
    flow('main', 'sub', 60, { measured: 5, estimated: 0, expected: 10 }),
  ])
  const shares = (source: string, target: string) =>
    links.find((one) => one.source === source && one.target === target)
  expect(shares('business', 'barn')).toMatchObject({ measured: 0, estimated: 0.5 })
  expect(shares('main', 'loss main')).toMatchObject({ measured: 0.5, estimated: 0 })
})

test('what has no value, or a negative one, is left out and counted', () => {
  const found = graph([flow('hall', 'main', null), flow('barn', 'barn main', -1), flow('main', 'sub', 4)])
  expect(linksOf(found)).toEqual({ 'main > sub': 4, 'unexplained main > main': 4 })
  expect(found.leftOut).toBe(2)
  expect(graph([])).toEqual({ nodes: [], links: [], leftOut: 0 })
})

test('a meter that counted nothing is known, and has no link', () => {
  expect(graph([flow('hall', 'main', 100), flow('barn', 'barn main', 0)])).toMatchObject({ leftOut: 0 })
})

test('what a metering point is requested for itself begins with it', () => {
  const alone = new Map([...places].filter(([id]) => ['sub', 'deep', 'other'].includes(id)))
  alone.set('sub', { ...places.get('sub')!, parent: null })
  const found = flowGraph([flow('main', 'sub', 60), flow('sub', 'deep', 45)], alone, 12)
  expect(linksOf(found)).toEqual({ 'sub > deep': 45, 'sub > loss sub': 15 })
  expect(found.nodes.map(({ id, depth }) => [id, depth])).toEqual([
    ['sub', 0],
    ['deep', 1],
    ['loss sub', 1],
  ])
})

describe('what a location generates', () => {
  const owned = (made: (number | null)[], given: (number | null)[], depth = 12) =>
    flowGraph(all, places, depth, {
      generated: made.map((value, place) =>
        flow('hall', `roof ${place}`, value, { measured: 0, estimated: 9 }),
      ),
      fedIn: given.map((value, place) => flow('hall', `out ${place}`, value)),
    })

  test('is fed in or used there, and what goes into the location comes out of it', () => {
    const { links, nodes } = owned([20, 5], [10])
    const at = linksOf({ links, nodes, leftOut: 0 })
    expect(at).toMatchObject({
      ...{ 'generation hall > hall': 25, 'hall > feed-in hall': 10, 'hall > own-use hall': 15 },
      ...{ 'unit > hall': 100, 'hall > main': 100 },
    })
    const depths = Object.fromEntries(nodes.map(({ id, type, depth }) => [id, [type, depth]]))
    expect(depths).toMatchObject({
      ...{ 'generation hall': ['GENERATION', 1], hall: ['LOCATION', 2] },
      ...{ 'own-use hall': ['OWN_USE', 3], 'feed-in hall': ['FEED_IN', 3] },
    })
    expect(links.find(({ target }) => target === 'own-use hall')).toMatchObject({
      measured: 0,
      estimated: 0.9,
    })
  })

  test('is not explained where more is fed in', () => {
    expect(linksOf(owned([3], [10]))).toMatchObject({
      ...{ 'generation hall > hall': 3, 'unexplained hall > hall': 7, 'hall > feed-in hall': 10 },
    })
    expect(linksOf(owned([], [4]))).toMatchObject({ 'unexplained hall > hall': 4, 'hall > feed-in hall': 4 })
  })

  test('by night is nothing, without values is left out, and is no part of what is above locations', () => {
    expect(linksOf(owned([0], [0]))).toEqual(linksOf(graph()))
    expect(owned([0], [0]).leftOut).toBe(0)
    expect(owned([null], [2]).leftOut).toBe(1)
    expect(Object.keys(linksOf(owned([20], [1], 2))).some((link) => /generation|feed-in/.test(link))).toBe(
      false,
    )
  })
})
