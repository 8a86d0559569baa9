import { render, screen } from '@testing-library/react'
import { MessagePlace } from './message-place'

test('the place stays, and has its look only while something is said', () => {
  const tree = (said: string | false | undefined) => (
    <MessagePlace role="status" className="said">
      {said}
      {null}
    </MessagePlace>
  )
  const { rerender } = render(tree(false))
  const place = screen.getByRole('status')
  for (const nothing of ['', undefined, false] as const) {
    rerender(tree(nothing))
    expect(place.className).toBe('silent')
  }
  rerender(tree('Saved'))
  expect(screen.getByRole('status')).toBe(place)
  expect([place.className, place.textContent]).toEqual(['said', 'Saved'])
})
