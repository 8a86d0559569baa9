import type { FeatureProps } from '@energycockpit/remote'
import type { Parcel } from 'single-spa'
import { openFeature, type FeatureView } from './feature-session'
import type { LoadedFeature } from './load-feature'
import { TIME_LIMIT } from './time-limit'

/** It asks SystemJS's import map, and is not needed here. */
jest.mock('./explain-failure', () => ({ explainFailure: jest.fn() }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const settled = () => jest.advanceTimersByTimeAsync(0)

function openWhileBuilding() {
  let built = () => undefined as void
  const views: FeatureView[] = []
  const load = jest.fn(
    async () => ({ lifecycles: {}, removeStyleSheets: jest.fn() }) as unknown as LoadedFeature,
  )
  const session = openFeature('analysis', {
    host: document.createElement('div'),
    load,
    whenBuilt: () => new Promise<void>((resolve) => (built = resolve)),
    mountParcel: () =>
      ({
        getStatus: () => 'MOUNTED',
        mountPromise: Promise.resolve(null),
        update: async () => null,
        unmount: async () => null,
      }) as unknown as Parcel,
    props: () => ({ subRoutes: [] }) as unknown as Omit<FeatureProps, 'reportCrash'>,
    onView: (view) => views.push(view),
    onLateError: jest.fn(),
    beginStay: () => ({ end: async () => undefined }),
  })
  return { session, load, built: () => built(), phases: () => views.map(({ phase }) => phase) }
}

test('a feature that is still being built is waited for, however long', async () => {
  const { session, load, built, phases } = openWhileBuilding()
  await jest.advanceTimersByTimeAsync(10 * TIME_LIMIT)
  expect([phases(), load.mock.calls.length]).toEqual([['loading', 'slow'], 0])
  built()
  await settled()
  expect(phases()).toEqual(['loading', 'slow', 'shown'])
  await session.close()
})

test('one that was left meanwhile is not loaded', async () => {
  const { session, load, built, phases } = openWhileBuilding()
  await session.close()
  built()
  await settled()
  expect([phases(), load.mock.calls.length]).toEqual([['loading'], 0])
})
