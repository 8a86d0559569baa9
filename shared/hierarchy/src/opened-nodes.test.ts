import { closing, openedNodes, opening, untouched } from './opened-nodes'

test('what opens by itself is open until it is closed by hand, and opens again by hand', () => {
  expect([...openedNodes(untouched, ['a', 'b'])]).toEqual(['a', 'b'])
  const closed = closing(untouched, 'a')
  expect([...openedNodes(closed, ['a', 'b'])]).toEqual(['b'])
  expect([...openedNodes(opening(closed, ['a']), ['b'])].sort()).toEqual(['a', 'b'])
})

test('what was opened by hand closes by hand', () => {
  expect([...openedNodes(closing(opening(untouched, ['x', 'y']), 'x'), [])]).toEqual(['y'])
})
