import { flowTotals, notExplained, ownerOf, withoutParts } from './flow-totals'
import { mill, noFlows, saw } from './flows.testing'

test('what came in and where it ended, once each', () => {
  expect(flowTotals(mill)).toEqual({
    ...{ purchased: 1000, supplied: 1250 },
    ends: { GENERATION: 250, OWN_USE: 210, FEED_IN: 40, LOSS: 200, NOT_EXPLAINED: 50 },
  })
})

test('a metering point took what it counted, not what its submeters counted more', () => {
  expect(flowTotals(saw)).toMatchObject({ purchased: 800, supplied: 800 })
  expect(flowTotals(noFlows)).toMatchObject({ purchased: 0, supplied: 0 })
})

test('where parts were more than the whole', () => {
  expect(notExplained(mill)).toEqual([{ name: 'Saw', value: 50, isPoint: true }])
  expect(ownerOf('own-use loc 1')).toBe('loc 1')
})

test('what is part of another object is not drawn a second time', () => {
  expect(withoutParts([mill, saw], ['north', 'saw'])).toEqual({ diagrams: [mill], parts: 1 })
  expect(withoutParts([saw, noFlows], ['saw', 'other'])).toEqual({ diagrams: [saw, noFlows], parts: 0 })
  expect(withoutParts([mill], [undefined])).toEqual({ diagrams: [mill], parts: 0 })
  const deep = { ...noFlows, above: ['north', 'mill'] }
  expect(withoutParts([mill, deep], ['north', 'hidden'])).toEqual({ diagrams: [mill], parts: 1 })
})
