import { act, screen } from '@testing-library/react'
import { showDialog } from './show-dialog'

const here = 'https://portal.example/platform/home-portal'

const routes = (newUrl: string) =>
  act(() => {
    const detail = { oldUrl: here, newUrl }
    window.dispatchEvent(new CustomEvent('single-spa:before-routing-event', { detail }))
  })

it('a dialog stays while the page of its address is opened, and goes with it', async () => {
  let closed: Promise<void> | undefined
  act(() => {
    closed = showDialog({ locale: 'en' }, () => <p>A question</p>)
  })
  await screen.findByText('A question')

  routes(here)
  expect(screen.queryByText('A question')).not.toBeNull()

  routes('https://portal.example/platform/analysis')
  expect(screen.queryByText('A question')).toBeNull()
  await closed
})
