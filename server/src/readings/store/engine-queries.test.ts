import { temporaryFolder, waitFor } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { openReadings, type Readings } from './readings-store'

let dataDir: string
let readings: Readings
beforeAll(async () => {
  dataDir = await temporaryFolder('questions')
  readings = await openReadings({ dataDir })
})
afterAll(async () => {
  await readings?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

/** Minutes of work for the engine. What was stopped stays in its list until its connection is used again. */
const long = {
  query: 'select max(sipHash64(number)) from numbers({many:UInt64})',
  params: { many: '100000000000' },
}
const running = async () => {
  const answer = await readings.client.query({
    query: `select count() from system.processes where is_cancelled = 0 and query like '%100000000000%' and query not like '%system.processes%'`,
    format: 'JSONCompactEachRow',
  })
  const [[count] = [0]] = await answer.json<[number | string]>()
  return Number(count)
}

test('a question whose asker goes away ends in the engine, and the next one is answered', async () => {
  const principal = new AbortController()
  // More than there are connections: each of them is held up.
  const askers = Array.from({ length: 8 }, () => readings.select({ ...long, signal: principal.signal }))
  const ended = Promise.allSettled(askers)
  await waitFor('the questions to run', async () => (await running()) > 1)
  principal.abort(new Error('gone'))
  expect((await ended).map((one) => one.status === 'rejected' && String(one.reason))).toEqual(
    askers.map(() => 'Error: gone'),
  )
  await waitFor('the engine to be free', async () => (await running()) === 0)
  await expect(readings.select({ query: 'select 1' })).resolves.toEqual([[1]])
})

test('what was found for a question that ended half way is in no other answer', async () => {
  const principal = new AbortController()
  const query = 'select number + 100000000000 from numbers(1000000000)'
  const ended = Promise.allSettled(
    Array.from({ length: 8 }, () => readings.select({ query, signal: principal.signal })),
  )
  await waitFor('the questions to run', async () => (await running()) > 1)
  principal.abort()
  await ended
  // One of them ends by itself half way.
  await expect(
    readings.select({ query: 'select throwIf(number = 3000000) from numbers(4000000)' }),
  ).rejects.toThrow('throwIf')
  for (let one = 0; one < 8; one++)
    await expect(readings.select({ query: `select ${one}` })).resolves.toEqual([[one]])
})

test('a question waits for no other, and none for what is written', async () => {
  const principal = new AbortController()
  const slow = readings.select({ ...long, signal: principal.signal })
  const writing = readings.client.command({ query: 'select sleep(1) format Null' })
  let written = false
  void writing.then(() => (written = true))
  await expect(readings.select({ query: 'select 2' })).resolves.toEqual([[2]])
  expect(written).toBe(false)
  principal.abort()
  await expect(slow).rejects.toThrow()
  await writing
})

test('who is gone before asking asks nothing, and a wrong question says so', async () => {
  await expect(readings.select({ ...long, signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow(
    'gone',
  )
  await expect(readings.select({ query: 'select nothing_of_this_name' })).rejects.toThrow(
    'nothing_of_this_name',
  )
})
