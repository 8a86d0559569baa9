import type { ReadingImport, SeriesValues } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'

let server: RunningServer
let manager: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 120_000)
afterAll(() => server?.stop())

const from = '1990-01-01T00:00:00Z'
const to = '1990-01-01T05:00:00Z'
const deleted = { from: '1990-01-01T02:00:00Z', to: '1990-01-01T03:00:00Z' }
const send = async <Answer>(path: string, body: object) => {
  const answer = await manager.post<Answer>(`/rest/secure/${path}`, body)
  expect(answer.status).toBe(200)
  return answer.body
}
const undo = async ({ id }: ReadingImport) => send<ReadingImport>(`imports/${id}/undo`, {})
const estimate = () => send('measurement-series/1001/estimates', deleted)
async function shown() {
  const path = `/rest/secure/measurement-series/1001/values?granularity=raw&from=${from}&to=${to}`
  const { value, estimated } = (await manager.get<SeriesValues>(path)).body
  return [value[2], estimated[2]]
}

test('a measurement that was deleted comes back, also where it has been estimated since', async () => {
  const readings = [0, 1, 2, 3, 4].map((hour) => ({
    ...{ seriesId: 1001, at: `1990-01-01T0${hour}:00:00Z`, value: hour === 2 ? 99 : 10 },
  }))
  await send('readings', { readings })
  const deletion = await send<ReadingImport>('reading-deletions', { seriesIds: [1001], ...deleted })
  await estimate()
  expect(await shown()).toEqual([10, 1])
  const undone = await undo(deletion)
  expect(await shown()).toEqual([99, 0])
  // Deleted after all: the estimate is there again.
  await undo(undone)
  expect(await shown()).toEqual([10, 1])
})
