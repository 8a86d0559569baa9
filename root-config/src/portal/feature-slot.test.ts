import type { FeatureProps } from '@energycockpit/remote'
import { waitFor } from '@testing-library/react'
import 'systemjs/dist/system.js'
import { openRootParcel } from '../features/root-parcel'
import type { FeatureView } from '../features/feature-session'
import type { LoadedFeature } from '../features/load-feature'
import { addressOf, addToImportMap, moduleLoader } from '../features/module-loader'
import { createFeatureSlot } from './feature-slot'

/** The browser's cache, which jsdom does not have. */
const fetchedAnew: string[] = []
jest.mock('../features/fetch-fresh', () => ({
  fetchFresh: async (featureId: string) => void fetchedAnew.push(featureId),
}))

const v = (version: number) => `https://portal.example/analysis/remoteEntry.js?v=${version}`
const isDeployed = (version: number) => addToImportMap({ imports: { analysis: v(version) } })

/** What SystemJS says when a name has no address: the feature is missing. */
const missing = () => Promise.reject(new Error('Unable to resolve bare specifier (SystemJS errors.md#8)'))

async function setUp() {
  const views: FeatureView[] = []
  const host = document.createElement('div')
  const answers: ((featureId: string) => Promise<LoadedFeature>)[] = []
  const loadedFrom: (string | undefined)[] = []
  const lateErrors: unknown[] = []
  let checks = 0
  let whenChecked: () => unknown = () => undefined
  let whenClicked: () => unknown = () => undefined
  const slot = createFeatureSlot({
    host,
    mountParcel: await openRootParcel(document.createElement('div')),
    load: (featureId) => {
      loadedFrom.push(addressOf(featureId))
      return (answers.shift() ?? works)(featureId)
    },
    props: () => ({}) as Omit<FeatureProps, 'reportCrash'>,
    onView: (view) => views.push(view),
    onLateError: (featureId, error) => lateErrors.push([featureId, error]),
    beginStay: () => ({ end: async () => undefined }),
    takeDeployment: async () => {
      checks += 1
      await whenChecked()
    },
    takeDeploymentBriefly: async () => void (await whenClicked()),
  })
  return {
    ...{ slot, host, views, answers, loadedFrom, lateErrors },
    checks: () => checks,
    whenChecked: (act: () => unknown) => (whenChecked = act),
    whenClicked: (act: () => unknown) => (whenClicked = act),
    view: () => views.at(-1)?.phase,
    shows: (phase: FeatureView['phase']) => untilTrue(() => views.at(-1)?.phase === phase),
  }
}

/** A feature that writes its name into the page and takes it out again. */
async function works(featureId: string): Promise<LoadedFeature> {
  const text = document.createTextNode(featureId)
  const lifecycles = {
    bootstrap: async () => undefined,
    mount: async (props: { domElement: HTMLElement }) => props.domElement.append(text),
    update: async () => undefined,
    unmount: async () => text.remove(),
  }
  return { lifecycles, removeStyleSheets: () => undefined } as unknown as LoadedFeature
}

const untilTrue = (condition: () => boolean) => waitFor(() => expect(condition()).toBe(true))

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  isDeployed(1)
})

describe('the place where one feature at a time stands', () => {
  it('shows what is opened and is empty when that is closed', async () => {
    const { slot, host, shows, view } = await setUp()
    await slot.open('analysis')
    await shows('shown')
    expect(host.textContent).toBe('analysis')
    await slot.update()
    await slot.close()
    expect([host.childElementCount, view()]).toEqual([0, 'empty'])
  })

  it('holds one feature, also when the next one is opened before the last one was closed', async () => {
    const { slot, host, shows } = await setUp()
    await slot.open('analysis')
    await shows('shown')
    await slot.open('home-portal')
    await untilTrue(() => host.textContent === 'home-portal')
    expect(host.childElementCount).toBe(1)
  })

  it('opens a feature that nobody has seen yet from the newest deployment, and a seen one at once', async () => {
    const { slot, loadedFrom, shows, whenClicked } = await setUp()
    whenClicked(() => isDeployed(2))
    await slot.open('analysis')
    await shows('shown')
    await slot.close()
    whenClicked(() => isDeployed(3))
    await slot.open('analysis')
    await shows('shown')
    expect(loadedFrom).toEqual([v(2), v(2)])
  })

  it('says at once that a feature failed for a reason that no deployment changes', async () => {
    const { slot, answers, shows, checks } = await setUp()
    answers.push(() => Promise.reject(new Error('throws')))
    await slot.open('analysis')
    await shows('failed')
    expect(checks()).toBe(0)
  })

  it('hands on the errors of features that it does not hold', async () => {
    const { slot, lateErrors } = await setUp()
    slot.lateError('analysis', 'an error')
    expect(lateErrors).toEqual([['analysis', 'an error']])
  })
})

describe('a feature that is missing', () => {
  it('comes from the newer deployment, before the user has to know', async () => {
    const { slot, answers, views, whenChecked, loadedFrom, shows, checks } = await setUp()
    answers.push(missing)
    whenChecked(() => isDeployed(2))
    await slot.open('analysis')
    await shows('shown')
    expect(views.map(({ phase }) => phase)).not.toContain('failed')
    expect([loadedFrom[0], new URL(loadedFrom[1]!).searchParams.get('v'), checks()]).toEqual([v(1), '2', 1])
  })

  it('comes also when the newer deployment was known before it failed', async () => {
    const { slot, answers, views, shows } = await setUp()
    answers.push(async () => {
      isDeployed(2)
      return missing()
    })
    await slot.open('analysis')
    await shows('shown')
    expect(views.map(({ phase }) => phase)).not.toContain('failed')
  })

  it('is said to be missing when the server has nothing newer, and when the newer one is missing, too', async () => {
    const { slot, answers, whenChecked, shows, checks } = await setUp()
    answers.push(missing)
    await slot.open('analysis')
    await shows('failed')
    expect(checks()).toBe(1)

    answers.push(missing, missing)
    whenChecked(() => isDeployed(2))
    await slot.open('analysis')
    await shows('failed')
    expect([answers, checks()]).toEqual([[], 2])
  })

  it('is not put into the page any more when the user has gone on meanwhile', async () => {
    const { slot, answers, whenChecked, loadedFrom, checks, view } = await setUp()
    answers.push(missing)
    whenChecked(async () => {
      await slot.close()
      isDeployed(2)
    })
    await slot.open('analysis')
    await untilTrue(() => checks() === 1 && view() === 'empty')
    await untilTrue(() => addressOf('analysis') === v(2))
    expect([loadedFrom, view()]).toEqual([[v(1)], 'empty'])
  })

  it('is tried again under an address that nothing remembers, with what the server has by then', async () => {
    const { slot, answers, whenChecked, loadedFrom, shows, views } = await setUp()
    answers.push(missing)
    await slot.open('analysis')
    await shows('failed')
    whenChecked(() => isDeployed(3))
    const before = views.length
    await slot.retry('analysis')
    expect(views[before]?.phase).toBe('loading')
    await shows('shown')
    const address = new URL(loadedFrom.at(-1)!)
    expect([address.searchParams.get('v'), address.searchParams.has('retry')]).toEqual(['3', true])
    expect(moduleLoader.has(v(1))).toBe(false)
    expect(fetchedAnew).toEqual(['analysis'])
  })
})
