import {
  selfSignedCertificate,
  temporaryFolder,
  waitFor,
  type SelfSignedCertificate,
} from '@energycockpit/testing'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { faultsOf, readCertificate } from './certificate'
import { followCertificate } from './follow-certificate'

let folder: string
let files: { cert: string; key: string }
beforeEach(async () => {
  folder = await temporaryFolder('certificate')
  files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function put({ cert, key }: SelfSignedCertificate): Promise<void> {
  await writeFile(files.cert, cert)
  await writeFile(files.key, key)
}

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

describe('the certificate', () => {
  test('is read with its key', async () => {
    const made = selfSignedCertificate()
    await put(made)
    expect(await readCertificate(files)).toMatchObject(made)
  })

  test.each([
    ['without its file', () => rm(files.cert), 'the file of TLS_CERT'],
    ['without the file of its key', () => rm(files.key), 'the file of TLS_KEY'],
    ['that is none', () => writeFile(files.cert, 'no'), 'contains no certificate'],
    ['whose key is none', () => writeFile(files.key, 'no'), 'contains no private key'],
    ['with the key of another', () => writeFile(files.key, selfSignedCertificate().key), 'does not belong'],
  ])('%s ends the start, and why is said', async (_, spoil, why) => {
    await put(selfSignedCertificate())
    await spoil()
    await expect(readCertificate(files)).rejects.toMatchObject({
      what: expect.stringContaining(why),
      exitCode: 2,
    })
  })

  test.each([
    ['nothing is wrong with', {}, 'https://localhost:4000', []],
    ['one for another host', {}, 'https://energy.example', [/not for energy\.example/]],
    ['one for all hosts of a domain', { names: ['*.energy.example'] }, 'https://portal.energy.example', []],
    ['one of yesterday', { to: inDays(-1) }, 'https://localhost', [/has expired/]],
    ['one of tomorrow', { from: inDays(1) }, 'https://localhost', [/not valid before/]],
  ])('%s', async (_, options, publicUrl, expected) => {
    await put(selfSignedCertificate(options))
    expect(faultsOf(await readCertificate(files), publicUrl, now)).toEqual(
      expected.map((part) => expect.stringMatching(part)),
    )
  })
})

test('a renewed one is shown to new connections, and half a renewal changes nothing', async () => {
  const [first, second] = [selfSignedCertificate(), selfSignedCertificate()]
  await put(first)
  const certificate = await readCertificate(files)
  const server = createServer({ cert: certificate.cert, key: certificate.key })
  const told: string[] = []
  const tell = (_: unknown, text: string) => void told.push(text)
  const log = { info: tell, warn: tell } as never
  followCertificate(server, { files, publicUrl: 'https://localhost', certificate }, log, 20)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const shown = () =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
        resolve(socket.getPeerX509Certificate()!.fingerprint256)
        socket.destroy()
      }).on('error', reject)
    })
  const before = await shown()
  await writeFile(files.cert, second.cert)
  await waitFor('half a renewal to be noticed', () => told.some((text) => text.includes('the old one stays')))
  expect(await shown()).toBe(before)
  await writeFile(files.key, second.key)
  await waitFor('the renewal', async () => (await shown()) !== before)
  expect(told.at(-1)).toBe('the certificate was renewed')
  server.close()
})
