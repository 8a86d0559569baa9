import { render } from '@testing-library/react'
import { FeatureContext } from './feature-context'
import type { FeatureProps } from './feature-props'
import { useViewed } from './use-viewed'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function Viewed({ object }: { object: { kind: string; id: string } | undefined }) {
  useViewed(object)
  return null
}

function draw() {
  const call = jest.fn((_call: unknown, _input: { body: object }) => Promise.reject(new Error('away')))
  const feature = { api: { call } } as unknown as FeatureProps
  const tree = (object: { kind: string; id: string } | undefined) => (
    <FeatureContext value={feature}>
      <Viewed object={object} />
    </FeatureContext>
  )
  const { rerender, unmount } = render(tree(undefined))
  const sent = () => call.mock.calls.map(([, { body }]) => body)
  return { show: (object: { kind: string; id: string } | undefined) => rerender(tree(object)), unmount, sent }
}
const hall = { kind: 'LOCATION', id: 'hall' }

test('what stays open is told once, whatever is drawn meanwhile, and a failure is nobody’s business', async () => {
  const { show, sent } = draw()
  show(hall)
  expect(sent()).toEqual([])
  show({ ...hall })
  await jest.runAllTimersAsync()
  show({ ...hall })
  await jest.runAllTimersAsync()
  expect(sent()).toEqual([hall])
})

test('what is left at once, is not there, or is of another kind is not told', async () => {
  const { show, unmount, sent } = draw()
  show(hall)
  show({ kind: 'CLIENT_BUSINESS', id: 'cb-1' })
  await jest.runAllTimersAsync()
  show(hall)
  unmount()
  await jest.runAllTimersAsync()
  expect(sent()).toEqual([])
})
