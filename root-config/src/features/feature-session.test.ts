import { TimeLimitError } from '@energycockpit/generic-feature'
import type { FeatureProps } from '@energycockpit/remote'
import type { Parcel } from 'single-spa'
import { openFeature, SKELETON_AFTER, type FeatureView } from './feature-session'
import { LEAVE_LIMIT, TIME_LIMIT } from './time-limit'
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
  const lateErrors: unknown[] = []
  let status = 'NOT_MOUNTED'
  let given = { locale: 'en' }
  let mayMount = Promise.resolve()
  let letMount = () => undefined as void
  let mountFails: unknown
  let updateFails: unknown
  let mayUnmount = Promise.resolve()
  const failures: unknown[] = []
  let props: { reportCrash: (error: unknown) => void } | undefined
  const session = openFeature('analysis', {
    host,
    load: () => new Promise((resolve, reject) => (settle = { resolve, reject })),
    mountParcel: (_config, given) => {
      props = given as unknown as typeof props
      const mounted = mountFails
        ? Promise.reject(mountFails)
        : mayMount.then(() => {
            status = 'MOUNTED'
            return null
          })
      return {
        getStatus: () => status,
        mountPromise: mounted,
        update: async () => {
          calls.push('update')
          if (updateFails) throw updateFails
        },
        unmount: async () => {
          calls.push('unmount')
          await mayUnmount
          status = 'NOT_MOUNTED'
          return null
        },
      } as unknown as Parcel
    },
    props: () => ({ subRoutes: [], ...given }) as unknown as Omit<FeatureProps, 'reportCrash'>,
    onView: (view) => views.push(view),
    onLateError: (featureId, error) => lateErrors.push(`${featureId}: ${String(error)}`),
    beginStay: () => ({
      async end(failure) {
        calls.push('put right')
        failures.push(failure)
      },
    }),
  })
  const feature = { lifecycles: {}, removeStyleSheets: removed } as unknown as LoadedFeature
  return {
    ...{ session, host, views, calls, removed, lateErrors, failures },
    arrive: () => settle?.resolve(feature),
    breakDown: (error: unknown) => settle?.reject(error),
    failMount: (error: unknown) => (mountFails = error),
    changeLocale: (locale: string) => {
      given = { locale }
      return session.update()
    },
    holdMount: () => void (mayMount = new Promise((resolve) => (letMount = resolve))),
    letMount: () => letMount(),
    holdUnmount: () => void (mayUnmount = new Promise(() => undefined)),
    failUpdate: (error: unknown) => (updateFails = error),
    /** jsdom draws nothing, so the size of what the feature shows is said here. */
    draw: (height: number) => {
      const drawn = document.createElement('p')
      drawn.getClientRects = () => [{ width: 100, height }] as unknown as DOMRectList
      host.firstElementChild!.replaceChildren(drawn)
    },
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
    expect(stay.calls).toEqual([])
    await stay.changeLocale('de')
    await stay.session.close()
    expect(stay.calls).toEqual(['update', 'unmount', 'put right'])
    expect(stay.removed).toHaveBeenCalledTimes(1)
    expect(stay.host.children).toHaveLength(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('waits two seconds for a feature that never ends its unmount, and tells of it', async () => {
    const stay = setUp()
    stay.arrive()
    await settled()
    stay.holdUnmount()
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let closed = false
    void stay.session.close().then(() => (closed = true))
    await jest.advanceTimersByTimeAsync(LEAVE_LIMIT - 1)
    expect([closed, stay.failures]).toEqual([false, []])
    await jest.advanceTimersByTimeAsync(1)
    expect([closed, stay.failures]).toEqual([true, [expect.any(TimeLimitError)]])
    expect(told).toHaveBeenCalledTimes(1)
    expect(LEAVE_LIMIT).toBe(2_000)
    expect(stay.host.children).toHaveLength(0)
    expect(stay.removed).toHaveBeenCalledTimes(1)
    expect(stay.calls).toEqual(['unmount', 'put right'])
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
    expect(stay.calls).toEqual(['unmount', 'put right'])
    expect(stay.views.at(-1)).toMatchObject({ failure: { kind: 'rendering', correlationId: 'first' } })
    expect(stay.host.children).toHaveLength(0)
  })

  it('hands on what changes while the feature mounts when it stands, and what changed before with the mount', async () => {
    const before = setUp()
    await before.changeLocale('de')
    before.arrive()
    await settled()
    expect(before.calls).toEqual([])

    const meanwhile = setUp()
    meanwhile.holdMount()
    meanwhile.arrive()
    await settled()
    await meanwhile.changeLocale('de')
    expect(meanwhile.calls).toEqual([])
    meanwhile.letMount()
    await settled()
    expect(meanwhile.calls).toEqual(['update'])
    expect(meanwhile.phases()).toEqual(['loading', 'shown'])
  })

  it('takes a feature out of the page that cannot take a change', async () => {
    const stay = setUp()
    stay.arrive()
    await settled()
    stay.failUpdate('no such locale')
    await stay.changeLocale('xx')
    expect(stay.views.at(-1)).toMatchObject({
      failure: { kind: 'rendering', correlationId: 'no such locale' },
    })
    expect(stay.host.children).toHaveLength(0)
  })

  it('lets a feature stand whose late error left something of it', async () => {
    const stay = setUp()
    stay.arrive()
    await settled()
    stay.draw(20)
    stay.session.lateError('timer')
    await settled()
    expect(stay.phases()).toEqual(['loading', 'shown'])
    expect(stay.lateErrors).toEqual(['analysis: timer'])
  })

  it('takes a feature out of the page whose late error left nothing of it', async () => {
    const stay = setUp()
    stay.arrive()
    await settled()
    stay.draw(0)
    stay.session.lateError('drawing')
    stay.session.lateError('its consequence')
    await settled()
    expect(stay.views.at(-1)).toMatchObject({ failure: { kind: 'rendering', correlationId: 'drawing' } })
    expect(stay.lateErrors).toEqual([])
    expect(stay.host.children).toHaveLength(0)
  })

  it('takes a feature out of the page that was mounted and shows nothing, but not one that draws late', async () => {
    const empty = setUp()
    empty.arrive()
    await jest.advanceTimersByTimeAsync(TIME_LIMIT - 1)
    expect(empty.phases()).toEqual(['loading', 'shown'])
    await jest.advanceTimersByTimeAsync(1)
    const correlationId = 'ShowsNothingError: analysis draws nothing'
    expect(empty.views.at(-1)).toMatchObject({ failure: { kind: 'rendering', correlationId } })
    expect(empty.host.children).toHaveLength(0)

    const late = setUp()
    late.arrive()
    await jest.advanceTimersByTimeAsync(TIME_LIMIT - 1)
    late.draw(20)
    await jest.advanceTimersByTimeAsync(TIME_LIMIT)
    expect(late.phases()).toEqual(['loading', 'shown'])
  })

  it('counts no time while nobody looks at the page', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const stay = setUp()
    stay.arrive()
    await jest.advanceTimersByTimeAsync(2 * TIME_LIMIT)
    visibility.mockReturnValue('visible')
    expect(stay.phases()).toEqual(['loading', 'shown'])
    await jest.advanceTimersByTimeAsync(TIME_LIMIT)
    expect(stay.phases()).toEqual(['loading', 'shown', 'failed'])
  })

  it('looks at errors on the way when the feature stands, and not when it failed anyway', async () => {
    const standing = setUp()
    standing.session.lateError('first drawing')
    standing.arrive()
    await settled()
    expect(standing.views.at(-1)).toMatchObject({ failure: { correlationId: 'first drawing' } })

    const failing = setUp()
    failing.session.lateError('syntax')
    failing.breakDown('no script')
    await settled()
    expect(failing.views.at(-1)).toMatchObject({ failure: { correlationId: 'no script' } })
    expect(failing.lateErrors).toEqual([])
  })

  it('says nothing more after it was closed, and mounts nothing', async () => {
    const stay = setUp()
    await stay.session.close()
    stay.arrive()
    stay.session.lateError('too late')
    await settled()
    expect(stay.phases()).toEqual(['loading'])
    expect(stay.lateErrors).toEqual([])
    expect(stay.host.children).toHaveLength(0)
    expect(stay.removed).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })
})
