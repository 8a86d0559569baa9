/** The import map is SystemJS's, which jsdom does not have. */
jest.mock('../features/module-loader', () => ({
  addressOf: () => 'https://portal.example/analysis/assets/remoteEntry.js?v=0a1b2c3d',
}))

import { reportLoadTimes } from '@energycockpit/contract'
import type { LoadedFeature } from '../features/load-feature'
import { watchLoadTimes, type LoadTimes } from './report-load-times'

let sent: [string, RequestInit][]
let isSignedIn: boolean
let visibility: DocumentVisibilityState
let answer: { status: number }
let loadTimes: LoadTimes
beforeEach(() => {
  sent = []
  isSignedIn = true
  visibility = 'visible'
  answer = { status: 204 }
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  globalThis.fetch = async (address, request) => {
    sent.push([String(address), request ?? {}])
    return { ...answer, ok: answer.status === 204, headers: new Headers() } as Response
  }
  loadTimes = watchLoadTimes({ isSignedIn: () => isSignedIn })
})

async function standsAfterNavigation(): Promise<void> {
  window.dispatchEvent(new Event('single-spa:before-routing-event'))
  await loadTimes.loading('analysis', Promise.resolve({} as LoadedFeature))
  loadTimes.shows({ phase: 'shown' })
  window.dispatchEvent(new Event('single-spa:routing-event'))
}

/** A request that is made on the occasion begins, and is answered, a few turns later. */
async function turnsAway(): Promise<void> {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pagehide'))
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const bodies = () => sent.map(([, { body }]) => reportLoadTimes.body.parse(JSON.parse(String(body))))

test('what came together is sent when the user turns away, in a request that outlives the page', async () => {
  await standsAfterNavigation()
  await standsAfterNavigation()
  expect(sent).toEqual([])
  await turnsAway()
  expect(sent).toEqual([[reportLoadTimes.path, expect.objectContaining({ keepalive: true })]])
  expect(bodies()).toMatchObject([
    { loads: [{ way: 'page-start', featureId: 'analysis', version: '0a1b2c3d' }, { way: 'seen' }] },
  ])
})

test('it holds nothing but feature, version and times', async () => {
  await standsAfterNavigation()
  await turnsAway()
  const [body] = sent.map(([, request]) => JSON.parse(String(request.body)) as { loads: object[] })
  expect(Object.keys(body!).sort()).toEqual(['loads', 'reportId'])
  expect(Object.keys(body!.loads[0]!).sort()).toEqual(
    ['featureId', 'version', 'way', 'totalMs', 'loadMs', 'mountMs', 'standsFor'].sort(),
  )
})

test('nothing is told of pages without a sign-in, of failures, and of what was slowed down', async () => {
  isSignedIn = false
  await standsAfterNavigation()
  isSignedIn = true
  await loadTimes.loading('analysis', Promise.resolve({} as LoadedFeature))
  loadTimes.shows({ phase: 'failed', failure: {} as never })
  loadTimes.shows({ phase: 'shown' })
  window.dispatchEvent(new Event('single-spa:before-routing-event'))
  const files = loadTimes.loading('analysis', Promise.resolve({} as LoadedFeature))
  await turnsAway()
  visibility = 'visible'
  await files
  loadTimes.shows({ phase: 'shown' })
  await turnsAway()
  expect(sent).toEqual([])
})

test('an ended session, or a server that is away, is nothing to tell the user', async () => {
  const faults = jest.spyOn(console, 'error')
  answer = { status: 0 }
  await standsAfterNavigation()
  await turnsAway()
  expect(sent).toHaveLength(1)
  visibility = 'visible'
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await standsAfterNavigation()
  await turnsAway()
  expect(faults).not.toHaveBeenCalled()
})
