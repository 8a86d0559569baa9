import { temporaryFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { Problem } from '../../http/problem'
import { openReadings, type Readings } from './readings-store'
import { engineRefusal } from './engine-refusals'

/* What the engine really says, with limits so low that a small question exceeds them. */
let dataDir: string
let readings: Readings
beforeAll(async () => {
  dataDir = await temporaryFolder('refusals')
  readings = await openReadings({ dataDir })
})
afterAll(async () => {
  await readings?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const many = 'select uniqExact(number) from numbers(10000000)'
const nested = (times: number) => `${'('.repeat(times)}1${')'.repeat(times)}`
const selects = (times: number) => 'select * from ('.repeat(times) + 'select 1' + ')'.repeat(times)
test.each([
  ['too much memory', `${many} settings max_memory_usage = 1000000`, /too little memory/],
  ['too long', `${many} settings max_execution_time = 0.001, timeout_overflow_mode = 'throw'`, /too long/],
  ['too many values', `${many} settings max_rows_to_read = 100`, /read too much/],
  ['too many bytes', `${many} settings max_bytes_to_read = 100`, /read too much/],
  ['brackets too deep', `select ${nested(2000)}`, /nested too deeply/],
  ['selects too deep', selects(500), /nested too deeply/],
  ['too many parts', `select ${'1+'.repeat(60_000)}1`, /nested too deeply/],
  ['a list that is too long', `select [${'1+1,'.repeat(30_000)}1]`, /nested too deeply/],
  ['a text that is too long', `select '${'x'.repeat(5_000_000)}'`, /nested too deeply/],
])('%s is refused with what to do', async (_what, query, detail) => {
  const refused = await readings.select({ query }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({
    ...{ status: 400, code: 'CALCULATION_TOO_LARGE', message: expect.stringMatching(detail) as string },
    cause: expect.any(Error) as Error,
  })
  await expect(readings.select({ query: 'select 1' })).resolves.toEqual([[1]])
})

test('what somebody else has stopped is a store that is away for a moment', async () => {
  const query = 'select max(sipHash64(number)) from numbers(200000000000)'
  const stopped = readings.select({ query }).catch((error: unknown) => error)
  let ended = false
  void stopped.then(() => (ended = true))
  while (!ended)
    await readings.client.command({
      query: `kill query where query like '%numbers(200000000000)%' and query not like '%kill%' sync`,
    })
  expect(await stopped).toMatchObject({ status: 503, code: 'STORE_UNAVAILABLE' })
})

test('a query that is wrong stays a failure of the server', async () => {
  const wrong = await readings
    .select({ query: 'select nothing_of_this_name' })
    .catch((error: unknown) => error)
  expect(wrong).not.toBeInstanceOf(Problem)
  expect(engineRefusal(new Error('anything else'))).toBeUndefined()
})

test('a client that has stopped waiting says that it takes too long', () => {
  expect(engineRefusal(new Error('Timeout error.'))).toMatchObject({ code: 'CALCULATION_TOO_LARGE' })
})
