import fc from 'fast-check'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { scatterChoice } from './scatter-choice'

const both = chosenOf([meterSeries], [temperatureSeries])

test('first consumption stands over temperature, by weekday and with the prediction interval', () => {
  expect(scatterChoice({}, both)).toMatchObject({
    ...{ granularity: 'P1D', x: { key: '7' }, y: { key: '1' }, colouring: 'weekday', interval: 'single' },
    off: new Set(),
  })
})

test('the axes may be swapped, and never have the same quantity', () => {
  expect(scatterChoice({ x: '1', y: '7' }, both)).toMatchObject({ x: { key: '1' }, y: { key: '7' } })
  expect(scatterChoice({ x: '1' }, both)).toMatchObject({ x: { key: '1' }, y: { key: '7' } })
  expect(scatterChoice({ x: '1', y: '1' }, both)).toMatchObject({ x: { key: '7' }, y: { key: '1' } })
})

test('one quantity alone has nothing to stand over', () => {
  expect(scatterChoice({}, chosenOf([meterSeries])).x).toBeUndefined()
  expect(scatterChoice({}, chosenOf([]))).toMatchObject({ x: undefined, y: undefined })
})

test.each([
  ['P1D', 'hour', 'weekday'],
  ['P1M', 'weekday', 'none'],
  ['PT1H', 'hour', 'hour'],
])('points of %s are told apart by %s as far as they have it', (resolution, colour, found) => {
  expect(scatterChoice({ resolution, colour }, both).colouring).toBe(found)
})

test('whatever stands in the address, it is understood or left out', () => {
  expect(scatterChoice({ off: '6,7,x,,1' }, both).off).toEqual(new Set([6, 1]))
  const options = fc.dictionary(
    fc.constantFrom('x', 'y', 'off', 'colour', 'resolution', 'interval'),
    fc.string(),
  )
  fc.assert(
    fc.property(options, (wanted) => {
      const { x, y } = scatterChoice(wanted, both)
      expect(x!.key).not.toBe(y!.key)
    }),
  )
})
