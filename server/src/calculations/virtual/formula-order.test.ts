import fc from 'fast-check'
import { calculationOrder, findCycle } from './formula-order'

const of = (parts: Record<number, number[]>) =>
  new Map(Object.entries(parts).map(([id, some]) => [Number(id), some]))

test('what something is made of comes before it, once', () => {
  expect(calculationOrder(1, of({ 1: [2, 3], 2: [4, 90], 3: [4], 4: [91] }))).toEqual({ order: [4, 2, 3, 1] })
})

test('what is not needed is left out, and a base series has nothing to be calculated', () => {
  expect(calculationOrder(2, of({ 1: [2], 2: [90] }))).toEqual({ order: [2] })
  expect(calculationOrder(90, of({ 1: [90] }))).toEqual({ order: [] })
})

test.each([
  ['itself', of({ 1: [1] }), [1, 1]],
  ['each other', of({ 1: [2], 2: [1] }), [1, 2, 1]],
  ['a way round further down', of({ 1: [90, 2], 2: [3], 3: [91, 4, 2], 4: [] }), [2, 3, 2]],
])('made of %s: the way round is named', (_case, parts, cycle) => {
  expect(calculationOrder(1, parts)).toEqual({ cycle })
  expect(findCycle(parts)).toEqual(cycle)
})

test('a hundred thousand meters deep', () => {
  const count = 100_000
  const parts = new Map(Array.from({ length: count }, (_none, id) => [id, [id + 1]]))
  expect(calculationOrder(0, parts)).toMatchObject({ order: { length: count, [count - 1]: 0 } })
  parts.set(count - 1, [0])
  expect(findCycle(parts)).toHaveLength(count + 1)
})

test('any graph: either an order in which nothing is used before it is known, or a way that is one', () => {
  const graph = fc.array(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 3 }), {
    minLength: 1,
    maxLength: 9,
  })
  fc.assert(
    fc.property(graph, (parts) => {
      const map = new Map(parts.entries())
      const found = calculationOrder(0, map)
      if ('cycle' in found) {
        expect(found.cycle[0]).toBe(found.cycle.at(-1))
        expect(found.cycle.length).toBeGreaterThan(1)
        for (let place = 1; place < found.cycle.length; place++)
          expect(map.get(found.cycle[place - 1]!)).toContain(found.cycle[place])
      } else {
        expect(found.order.at(-1)).toBe(0)
        for (const [place, id] of found.order.entries())
          for (const part of map.get(id)!.filter((one) => map.has(one)))
            expect(found.order.slice(0, place)).toContain(part)
      }
    }),
    { numRuns: 300 },
  )
})
