import { act, fireEvent, render, screen } from '@testing-library/react'
import { HeaderPanel } from './header-panel'

test('its content is drawn while it is open, and it closes when the user goes to another page', () => {
  const hidePopover = jest.fn()
  // jsdom knows no popovers.
  Object.assign(HTMLElement.prototype, { hidePopover })
  render(
    <HeaderPanel label="News" button={{ children: 'Open' }} className={undefined}>
      {() => 'Content'}
    </HeaderPanel>,
  )
  const leave = (newUrl: string) =>
    fireEvent(
      window,
      new CustomEvent('single-spa:before-routing-event', { detail: { oldUrl: 'http://a/1', newUrl } }),
    )
  const panel = screen.getByRole('dialog', { name: 'News', hidden: true })
  const toggle = (newState: string) =>
    act(() => void panel.dispatchEvent(Object.assign(new Event('toggle'), { newState })))
  expect(panel.textContent).toBe('')
  leave('http://a/2')
  toggle('open')
  expect(panel.textContent).toBe('Content')
  leave('http://a/1')
  expect(hidePopover).not.toHaveBeenCalled()
  leave('http://a/2')
  expect(hidePopover).toHaveBeenCalledTimes(1)
  toggle('closed')
  expect(panel.textContent).toBe('')
})
