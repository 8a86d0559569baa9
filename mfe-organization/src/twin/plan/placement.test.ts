import fc from 'fast-check'
import { movedByKey, placement, placementAt } from './placement'

test.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
  ['ArrowRight', false, { x: 0.51, y: 0.5 }],
  ['ArrowUp', true, { x: 0.5, y: 0.4 }],
  ['ArrowDown', true, { x: 0.5, y: 0.6 }],
  ['Enter', false, undefined],
  ['toString', false, undefined],
])('%s, shift %s: %j', (key, shift, expected) => {
  expect(movedByKey({ x: 0.5, y: 0.5 }, key, shift)).toEqual(expected)
})

test('nothing leaves the plan, and steps add up', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 200 }), fc.boolean(), (pressed, shift) => {
      let at = placement(0.5, 0.5)
      for (const key of pressed) {
        const next = movedByKey(at, key, shift)!
        expect([next.x, next.y].every((share) => share >= 0 && share <= 1)).toBe(true)
        expect(Math.round(next.x * 100)).toBeCloseTo(next.x * 100, 6)
        at = next
      }
    }),
  )
})

test('a pointer places where it is, at most at the edge', () => {
  const plan = { left: 100, top: 50, width: 200, height: 400 }
  expect(placementAt(plan, { clientX: 150, clientY: 150 })).toEqual({ x: 0.25, y: 0.25 })
  expect(placementAt(plan, { clientX: 0, clientY: 900 })).toEqual({ x: 0, y: 1 })
})
