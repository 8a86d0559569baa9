import { readdir, rm } from 'node:fs/promises'
import type { StructureFile } from '@energycockpit/contract'
import { openStoredEntities, SignedInClient, startServer, waitFor } from '@energycockpit/testing'
import sharp from 'sharp'
import { lastWrite } from '../../entities/last-write.testing'

/** A picture that takes its time, or a document of many pieces; no two are the same. */
const picture = (seed: number) =>
  sharp({
    create: { width: 5_000, height: 4_000, channels: 3, background: { r: seed, g: 90, b: 120 } },
  })
    .jpeg()
    .toBuffer()
const text = (seed: number) => Buffer.from(`${seed} of a long report\n`.repeat(600_000))

const upload = (
  client: SignedInClient,
  content: Uint8Array | ReadableStream,
  purpose: string,
  name: string,
) =>
  client.fetch(`/rest/secure/structure-files?businessId=1001&purpose=${purpose}&name=${name}`, {
    ...{ method: 'POST', body: content, duplex: 'half' },
    headers: { origin: client.url, 'content-type': 'application/octet-stream' },
  } as RequestInit)
const uploaded = async (...given: Parameters<typeof upload>) => {
  const response = await upload(...given)
  expect(response.status).toBe(200)
  return (await response.json()) as StructureFile
}
const contentOf = async (client: SignedInClient, { id }: StructureFile) =>
  Buffer.from(await (await client.fetch(`/rest/secure/structure-files/${id}`)).arrayBuffer())

test('a server that is killed while files are uploaded has each of them whole afterwards, or nothing of it', async () => {
  let server = await startServer()
  const { dataDir, url } = server
  const folders = (await readdir(dataDir)).sort()
  const { port } = new URL(url)
  const restart = async () => {
    await server.kill9()
    server = await startServer({ dataDir, env: { PORT: port } })
  }
  try {
    const client = await SignedInClient.signIn(url, 'manager')
    const photo = await uploaded(client, await picture(1), 'IMAGE', 'kept.jpg')
    const report = await uploaded(client, text(1), 'DOCUMENT', 'kept.txt')
    const kept = await contentOf(client, photo)
    await restart()
    expect((await contentOf(client, photo)).equals(kept)).toBe(true)
    expect((await contentOf(client, report)).equals(text(1))).toBe(true)

    // Killed with half of the body there, while the picture is drawn, and while pieces are written.
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(text(2).subarray(0, 500_000)),
    })
    const isWritten = async (since: number) => (await lastWrite(dataDir)) > since
    const cases: [Uint8Array | ReadableStream, string, (since: number) => Promise<boolean>][] = [
      [half, 'DOCUMENT', async () => true],
      [await picture(3), 'PLAN', async () => true],
      [text(4), 'DOCUMENT', isWritten],
    ]
    for (const [content, purpose, isUnderWay] of cases) {
      const before = await lastWrite(dataDir)
      const lost = upload(client, content, purpose, 'lost').catch(() => undefined)
      await waitFor('the upload to be under way', () => isUnderWay(before), { every: 5, within: 60_000 })
      await restart()
      await lost
    }
    // What did not get through is sent once more.
    const again = await uploaded(client, text(4), 'DOCUMENT', 'again.txt')
    expect((await contentOf(client, again)).equals(text(4))).toBe(true)
    await server.stop()
    const store = await openStoredEntities(dataDir)
    const { rows } = await store.query<{ name: string; bytes: number; stored: number }>(`
      select f.name, f.bytes, coalesce(sum(length(p.content)), 0)::integer as stored
      from structure_file f left join structure_file_piece p on p.file_id = f.id group by f.id`)
    const pieces = await store.query(
      'select 1 from structure_file_piece where file_id not in (select id from structure_file)',
    )
    await store.close()
    expect(rows.map(({ bytes }) => bytes)).toEqual(rows.map(({ stored }) => stored))
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['kept.webp', 'kept.txt']))
    expect(pieces.rows).toEqual([])
    expect((await readdir(dataDir)).sort()).toEqual(folders)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}, 300_000)
