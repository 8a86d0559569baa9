import type { Bounds } from './bounds'
import { FittedView, type MapThatMoves } from './fitted-view'

const all: Bounds = [0, 50, 1, 51]

function started() {
  const then: Record<string, (event: object) => void> = {}
  const fitted: unknown[] = []
  const map: MapThatMoves = {
    on: (event, react) => void (then[event] = react),
    fitBounds: (bounds) => void fitted.push(bounds),
  }
  const view = new FittedView(map, all)
  return { view, fitted, fire: (name: 'movestart' | 'resize', event = {}) => then[name]!(event) }
}

test('in a window of another size all is still shown, until somebody moves the map', () => {
  const { fitted, fire } = started()
  fire('resize')
  // The map itself moves when it is fitted.
  fire('movestart')
  fire('resize')
  expect(fitted).toEqual([all, all])
  fire('movestart', { originalEvent: 'drag' })
  fire('resize')
  expect(fitted).toHaveLength(2)
})

test('what is shown by a button goes on to be shown, and what is left does not', () => {
  const { view, fitted, fire } = started()
  view.leave()
  fire('resize')
  expect(fitted).toEqual([])
  view.show(all)
  fire('resize')
  expect(fitted).toEqual([all, all])
})

test('a place that is gone to is gone to at once when the window changes on the way', () => {
  const { view, fitted, fire } = started()
  const ways: boolean[] = []
  view.follow(({ animate }) => ways.push(animate))
  fire('movestart')
  fire('resize')
  expect(ways).toEqual([true, false])
  fire('movestart', { originalEvent: 'drag' })
  fire('resize')
  expect(ways).toHaveLength(2)
  expect(fitted).toEqual([])
})
