import type { ReadingImport, SeriesValues } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { series } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
let seriesId: number
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
  const { estate, created } = structureClient(
    () => manager,
    () => own.id,
  )
  const { main } = await estate()
  const hourly = await created({ ...series('').fields, meteringPoint: main.id, interval: 'PT1H' })
  seriesId = Number(hourly.id)
}, 120_000)

const from = '1990-01-01T00:00:00Z'
const to = '1990-01-01T05:00:00Z'
const deleted = { from: '1990-01-01T02:00:00Z', to: '1990-01-01T03:00:00Z' }
const send = async <Answer>(path: string, body: object) => {
  const answer = await manager.post<Answer>(`/rest/secure/${path}`, body)
  expect(answer.status).toBe(200)
  return answer.body
}
const undo = async ({ id }: ReadingImport) => send<ReadingImport>(`imports/${id}/undo`, {})
const estimate = () => send(`measurement-series/${seriesId}/estimates`, deleted)
async function shown() {
  const path = `/rest/secure/measurement-series/${seriesId}/values?granularity=raw&from=${from}&to=${to}`
  const { value, estimated } = (await manager.get<SeriesValues>(path)).body
  return [value[2], estimated[2]]
}

test('a measurement that was deleted comes back, also where it has been estimated since', async () => {
  const readings = [0, 1, 2, 3, 4].map((hour) => ({
    ...{ seriesId, at: `1990-01-01T0${hour}:00:00Z`, value: hour === 2 ? 99 : 10 },
  }))
  await send('readings', { readings })
  const deletion = await send<ReadingImport>('reading-deletions', { seriesIds: [seriesId], ...deleted })
  await estimate()
  expect(await shown()).toEqual([10, 1])
  const undone = await undo(deletion)
  expect(await shown()).toEqual([99, 0])
  // Deleted after all: the estimate is there again.
  await undo(undone)
  expect(await shown()).toEqual([10, 1])
})
