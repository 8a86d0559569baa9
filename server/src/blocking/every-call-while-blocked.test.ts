import { calls, endAllSessions, type AnyCall } from '@energycockpit/contract'
import {
  demoUserName,
  SignedInClient,
  startServer,
  waitFor,
  type RunningServer,
} from '@energycockpit/testing'
import { termsTexts } from './notice-texts.testing'

/** What a user with something to confirm may still ask: the portal's frame, in their language, and the way out. */
const stillAnswered = [
  ...['whoami', 'getUiContext', 'getLocaleData', 'setLocale', 'getBlockingInfo'],
  ...['getOwnSessions', 'endOwnSession', 'endAllSessions'],
]

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
}, 120_000)
afterAll(() => server?.stop())

/** The one that signs out comes last. */
const guarded = calls
  .filter(({ access }) => access === 'signed-in')
  .sort((a, b) => Number(a === endAllSessions) - Number(b === endAllSessions))
const someone = '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005'
const addressOf = ({ path }: AnyCall) => path.replace(/:\w+/g, someone)

test('every call refuses a user who has something to confirm, but for those of the frame', async () => {
  const operator = await SignedInClient.signIn(server.url, 'system')
  const audience = { kind: 'user', userName: demoUserName('system') }
  const notice = { type: 'TERMS_AND_CONDITIONS', audience, layout: termsTexts('the operator too') }
  const { uuid } = (await operator.post<{ uuid: string }>('/rest/secure/notices', notice)).body
  expect((await operator.post(`/rest/secure/notices/${uuid}/publication`)).status).toBe(204)
  const isRefused = async (call: AnyCall) => {
    const headers = { origin: server.url, accept: 'application/json' }
    const answer = await operator.fetch(addressOf(call), { method: call.method, headers })
    return answer.status === 403 && (await answer.text()).includes('"BLOCKED"')
  }
  const probe = guarded.find(({ name }) => name === 'getNotices')!
  await waitFor('the block to count', () => isRefused(probe), { within: 5000 })

  const refused: string[] = []
  for (const call of guarded) if (await isRefused(call)) refused.push(call.name)
  expect(refused.sort()).toEqual(
    guarded
      .map(({ name }) => name)
      .filter((name) => !stillAnswered.includes(name))
      .sort(),
  )
})
