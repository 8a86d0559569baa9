import { covers, isSameWindow, panned, within, zoomed } from './time-window'
import { zoomStepOf, zoomSteps } from './zoom-keys'

const extent = { from: 0, to: 1000 }

test.each([
  ['stays as it is inside', { from: 100, to: 300 }, { from: 100, to: 300 }],
  ['moves back from before the start', { from: -50, to: 150 }, { from: 0, to: 200 }],
  ['moves back from behind the end', { from: 900, to: 1100 }, { from: 800, to: 1000 }],
  ['is no longer than the extent', { from: -500, to: 1500 }, { from: 0, to: 1000 }],
  ['is no shorter than the least, around its middle', { from: 500, to: 502 }, { from: 496, to: 506 }],
  ['is no shorter than the least at an end either', { from: 0, to: 1 }, { from: 0, to: 10 }],
])('a window %s', (_, wanted, expected) => expect(within(extent, wanted, 10)).toEqual(expected))

test('an extent shorter than the least is shown whole', () =>
  expect(within({ from: 0, to: 4 }, { from: 1, to: 2 }, 10)).toEqual({ from: 0, to: 4 }))

test('zooming keeps the instant under the pointer where it is', () => {
  const window = zoomed({ from: 0, to: 100 }, 0.5, 25)
  expect(window).toEqual({ from: 12.5, to: 62.5 })
  expect((25 - window.from) / (window.to - window.from)).toBe(0.25)
})

test('panning moves by a share, covering and being the same allow for what a millisecond is', () => {
  expect(panned({ from: 0, to: 100 }, 0.5)).toEqual({ from: 50, to: 150 })
  expect(covers(extent, { from: 0, to: 1000 })).toBe(true)
  expect(covers(extent, { from: 0, to: 1001 })).toBe(false)
  expect(isSameWindow(extent, { from: 0.4, to: 999.7 })).toBe(true)
  expect(isSameWindow(extent, { from: 2, to: 1000 })).toBe(false)
})

test.each([
  ['+', false, 'in'],
  ['-', false, 'out'],
  ['−', false, 'out'],
  ['ArrowLeft', true, 'earlier'],
  ['ArrowRight', true, 'later'],
  ['Home', true, 'whole'],
  ['0', false, 'whole'],
  ['ArrowLeft', false, undefined],
  ['Home', false, undefined],
  ['a', false, undefined],
])('the key %s (Shift: %s) means %s', (key, shiftKey, step) =>
  expect(zoomStepOf({ key, shiftKey })).toBe(step),
)

test('out undoes in, and the whole is the whole', () => {
  const window = { from: 200, to: 600 }
  expect(zoomSteps.out(zoomSteps.in(window))).toEqual(window)
  expect(zoomSteps.later(zoomSteps.earlier(window))).toEqual(window)
  expect(zoomSteps.whole(window, extent)).toEqual(extent)
})
