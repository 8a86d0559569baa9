import fc from 'fast-check'
import type { SymbolLayerSpecification } from 'maplibre-gl'
import { edgesOf, squaresOf, type MapEdge } from './map-edges'
import { edgeSide, locationLayers } from './map-layers'

/** What a symbol that is fixed by one of its sides covers. */
function boxOf({ x, y, anchor, enlarged }: MapEdge) {
  const side = edgeSide * enlarged
  const left = anchor === 'left' ? x : anchor === 'right' ? x - side : x - side / 2
  const top = anchor === 'top' ? y : anchor === 'bottom' ? y - side : y - side / 2
  return { left, top, right: left + side, bottom: top + side }
}
const sizes = fc.record({
  width: fc.integer({ min: 10, max: 4000 }),
  height: fc.integer({ min: 10, max: 4000 }),
})

test('no label crosses an edge of the map without meeting what lies beyond it, and within the map there is room', () => {
  fc.assert(
    fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true }), ({ width, height }, along) => {
      const boxes = edgesOf({ width, height }).map(boxOf)
      const isTaken = (x: number, y: number) =>
        boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
      for (const [x, y] of [
        [0, along * height],
        [width, along * height],
        [along * width, 0],
        [along * width, height],
      ] as const)
        expect([x, y, isTaken(x, y)]).toEqual([x, y, true])
      expect(isTaken(2 + along * (width - 4), height / 2)).toBe(false)
    }),
  )
})

test('whatever stands over the map is taken as a whole and nothing beside it', () => {
  const covered = fc.record({
    ...{ left: fc.integer({ min: 0, max: 500 }), top: fc.integer({ min: 0, max: 500 }) },
    ...{ width: fc.integer({ min: 1, max: 400 }), height: fc.integer({ min: 1, max: 400 }) },
  })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(covered, share, share, (one, across, down) => {
      const boxes = squaresOf(one).map(boxOf)
      const [x, y] = [one.left + across * one.width, one.top + down * one.height]
      const near = 1e-6
      const isIn = (box: (typeof boxes)[number]) =>
        x >= box.left - near && x <= box.right + near && y >= box.top - near && y <= box.bottom + near
      expect(boxes.some(isIn)).toBe(true)
      for (const { left, top, right, bottom } of boxes) {
        expect(Math.min(left - one.left, top - one.top)).toBeGreaterThan(-near)
        expect(Math.max(right - one.left - one.width, bottom - one.top - one.height)).toBeLessThan(near)
      }
    }),
  )
  expect(squaresOf({ left: 0, top: 0, width: 0, height: 0 })).toEqual([])
})

test('they take part in the placing of labels, and before all of them', () => {
  const colours = {
    ...{ water: '#000', land: '#111', border: '#222', outline: '#333', label: '#444', labelHalo: '#555' },
    ...{ selected: '#666', unknown: '#777', scale: ['#1', '#2', '#3', '#4', '#5'] },
  }
  // The library places the uppermost layer first.
  const edges = locationLayers({ greatest: 1, limits: [], colours }).at(-1) as SymbolLayerSpecification
  expect(edges).toMatchObject({ id: 'map-edges', layout: { 'icon-allow-overlap': true, 'icon-padding': 0 } })
  expect(edges.layout!['icon-ignore-placement']).toBeUndefined()
})
