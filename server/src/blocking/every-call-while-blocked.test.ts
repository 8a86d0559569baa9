import { endAllSessions } from '@energycockpit/contract'
import {
  demoUserName,
  SignedInClient,
  startServer,
  waitFor,
  type RunningServer,
} from '@energycockpit/testing'
import { addressOf, type CallExample } from '../http/call-example.testing'
import { examples } from '../identity/every-call.testing'
import { termsTexts } from './notice-texts.testing'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
}, 120_000)
afterAll(() => server?.stop())

/** The one that signs out comes last. */
const guarded = examples
  .filter(({ call }) => call.access === 'signed-in')
  .sort((a, b) => Number(a.call === endAllSessions) - Number(b.call === endAllSessions))

test('every call refuses a user who has something to confirm, but for those of the frame', async () => {
  const operator = await SignedInClient.signIn(server.url, 'system')
  const audience = { kind: 'user', userName: demoUserName('system') }
  const notice = { type: 'TERMS_AND_CONDITIONS', audience, layout: termsTexts('the operator too') }
  const { uuid } = (await operator.post<{ uuid: string }>('/rest/secure/notices', notice)).body
  expect((await operator.post(`/rest/secure/notices/${uuid}/publication`)).status).toBe(204)
  const isRefused = async (example: CallExample) => {
    const headers = { origin: server.url, accept: 'application/json' }
    const answer = await operator.fetch(addressOf(example), { method: example.call.method, headers })
    return answer.status === 403 && (await answer.text()).includes('"BLOCKED"')
  }
  const probe = guarded.find(({ call }) => call.name === 'getNotices')!
  await waitFor('the block to count', () => isRefused(probe), { within: 5000 })

  const refused: string[] = []
  for (const example of guarded) if (await isRefused(example)) refused.push(example.call.name)
  expect(refused).toEqual(guarded.filter((one) => !one.whileBlocked).map(({ call }) => call.name))
})
