import type { StructureFile } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import type { Failure } from '../structure/structure-client.testing'

let server: RunningServer
let manager: SignedInClient
let system: SignedInClient
beforeAll(async () => {
  server = await startServer({ env: { FILES_MB: '1' } })
  manager = await SignedInClient.signIn(server.url, 'manager')
  system = await SignedInClient.signIn(server.url, 'system')
}, 180_000)
afterAll(() => server?.stop())

async function upload(seed: string, { as = manager, business = 1001 } = {}) {
  const query = `businessId=${business}&purpose=DOCUMENT&name=report.txt`
  const response = await as.fetch(`/rest/secure/structure-files?${query}`, {
    ...{ method: 'POST', headers: { origin: server.url, 'content-type': 'text/plain' } },
    body: seed.padEnd(300_000, ' of a report'),
  })
  const file = (await response.json()) as StructureFile & Failure
  return response.status === 200 ? file.id : `${response.status} ${file.error?.reasons[0]?.code}`
}

test('of files at once only those have room that fit, and another business has its own', async () => {
  const outcomes = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((seed) => upload(seed)))
  const stored = outcomes.filter((one) => one.startsWith('file-'))
  expect(stored).toHaveLength(3)
  expect(new Set(outcomes.filter((one) => !one.startsWith('file-')))).toEqual(
    new Set(['409 FILE_STORAGE_FULL']),
  )
  // What is there already needs no room.
  const [place] = outcomes.flatMap((one, at) => (one.startsWith('file-') ? [at] : []))
  expect(await upload(['A', 'B', 'C', 'D', 'E', 'F'][place!]!)).toBe(outcomes[place!])
  expect(await upload('G')).toBe('409 FILE_STORAGE_FULL')
  expect(await upload('G', { as: system, business: 1000 })).toMatch(/^file-/)
})
