import { useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createEvents } from './events'
import { FeatureQueries } from './feature-queries'
import type { PortalEvents } from './portal-events'

function Reading() {
  const { data } = useQuery({ queryKey: ['reading'], queryFn: () => Promise.resolve('42 kWh') })
  return <p>{data}</p>
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test("a feature's queries end with it: no timer holds what they have fetched", async () => {
  const { unmount } = render(
    <FeatureQueries events={createEvents<PortalEvents>()}>
      <Reading />
    </FeatureQueries>,
  )
  await screen.findByText('42 kWh')
  unmount()
  await Promise.resolve()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(jest.getTimerCount()).toBe(0)
})
