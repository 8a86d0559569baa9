import type { FeatureProps } from '@energycockpit/remote'
import type { Parcel } from 'single-spa'
import { openFeature, SKELETON_AFTER, TIME_LIMIT, type FeatureView } from './feature-session'
import type { LoadedFeature } from './load-feature'
import type { FeatureFailure } from './explain-failure'

/** SystemJS's import map and the console are what explaining asks; the kinds have tests of their own. */
jest.mock('./explain-failure', () => ({
  explainFailure: async (featureId: string, { stage, error }: { stage: string; error: unknown }) =>
    ({
      featureId,
      kind: stage,
      correlationId: String(error),
      addresses: [],
      names: [],
    }) as unknown as FeatureFailure,
}))

function setUp() {
  const views: FeatureView[] = []
  const host = document.createElement('div')
  const removed = jest.fn()
  let settle: { resolve: (feature: LoadedFeature) => void; reject: (error: unknown) => void } | undefined
  const calls: string[] = []
  let status = 'NOT_MOUNTED'
  let mountFails: unknown
  let props: { reportCrash: (error: unknown) => void } | undefined
  const session = openFeature('analysis', {
    host,
    load: () => new Promise((resolve, reject) => (settle = { resolve, reject })),
    mountParcel: (_config, given) => {
      props = given as unknown as typeof props
      const mounted = mountFails
        ? Promise.reject(mountFails)
        : Promise.resolve().then(() => {
            status = 'MOUNTED'
            return null
          })
      return {
        getStatus: () => status,
        mountPromise: mounted,
        update: async () => void calls.push('update'),
        unmount: async () => {
          calls.push('unmount')
          status = 'NOT_MOUNTED'
          return null
        },
      } as unknown as Parcel
    },
    props: () => ({}) as Omit<FeatureProps, 'reportCrash'>,
    onView: (view) => views.push(view),
  })
  const feature = { lifecycles: {}, removeStyleSheets: removed } as unknown as LoadedFeature
  return {
    ...{ session, host, views, calls, removed },
    arrive: () => settle?.resolve(feature),
    breakDown: (error: unknown) => settle?.reject(error),
    failMount: (error: unknown) => (mountFails = error),
    crash: (error: unknown) => props?.reportCrash(error),
    phases: () => views.map(({ phase }) => phase),
  }
}

describe('one stay of a feature', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const settled = () => jest.advanceTimersByTimeAsync(0)

  it('shows a quick feature without a skeleton and leaves nothing behind', async () => {
    const stay = setUp()
    stay.arrive()
    await settled()
    expect(stay.phases()).toEqual(['loading', 'shown'])
    expect(stay.host.children).toHaveLength(1)
    await stay.session.update()
    await stay.session.close()
    expect(stay.calls).toEqual(['update', 'unmount'])
    expect(stay.removed).toHaveBeenCalledTimes(1)
    expect(stay.host.children).toHaveLength(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('shows a skeleton for a slow one', async () => {
    const stay = setUp()
    await jest.advanceTimersByTimeAsync(SKELETON_AFTER)
    stay.arrive()
    await settled()
    expect(stay.phases()).toEqual(['loading', 'slow', 'shown'])
  })

  it('fails after the time limit, and what arrives later leaves no style sheets', async () => {
    const stay = setUp()
    await jest.advanceTimersByTimeAsync(TIME_LIMIT)
    expect(stay.phases()).toEqual(['loading', 'slow', 'failed'])
    stay.arrive()
    await settled()
    expect(stay.removed).toHaveBeenCalledTimes(1)
    expect(stay.host.children).toHaveLength(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('says at which stage it failed', async () => {
    const loading = setUp()
    loading.breakDown('no script')
    await settled()
    expect(loading.views.at(-1)).toMatchObject({ phase: 'failed', failure: { kind: 'loading' } })

    const mounting = setUp()
    mounting.failMount(new Error('x'))
    mounting.arrive()
    await settled()
    expect(mounting.views.at(-1)).toMatchObject({ phase: 'failed', failure: { kind: 'mounting' } })
    expect(mounting.removed).toHaveBeenCalledTimes(1)
  })

  it('takes a feature that crashes out of the page, once', async () => {
    const stay = setUp()
    stay.arrive()
    await settled()
    stay.crash('first')
    stay.crash('second')
    await settled()
    expect(stay.calls).toEqual(['unmount'])
    expect(stay.views.at(-1)).toMatchObject({ failure: { kind: 'rendering', correlationId: 'first' } })
    expect(stay.host.children).toHaveLength(0)
  })

  it('says nothing more after it was closed, and mounts nothing', async () => {
    const stay = setUp()
    await stay.session.close()
    stay.arrive()
    await settled()
    expect(stay.phases()).toEqual(['loading'])
    expect(stay.host.children).toHaveLength(0)
    expect(stay.removed).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })
})
