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
