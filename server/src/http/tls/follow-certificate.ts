import { stat } from 'node:fs/promises'
import type { Server } from 'node:https'
import type { Log } from '../../log'
import { faultsOf, readCertificate, type Certificate, type CertificateFiles } from './certificate'

interface Followed {
  files: CertificateFiles
  publicUrl: string
  /** What the server has begun with. */
  certificate: Certificate
}

/** Long before a renewed certificate's predecessor expires, and nobody waits for it. */
const lookEvery = 30_000

/**
 * Takes a renewed certificate into use for new connections, without a restart and without ending those there are. One
 * that is wrong, such as half a renewal, is logged, and the one before stays.
 */
export function followCertificate(
  server: Server,
  { files, publicUrl, certificate }: Followed,
  log: Pick<Log, 'info' | 'warn'>,
  every = lookEvery,
): void {
  const warn = (own: Certificate) => {
    for (const fault of faultsOf(own, publicUrl, new Date()))
      log.warn({ file: files.cert }, `browsers will refuse the certificate: ${fault}`)
  }
  warn(certificate)
  let seen = changedAt(files)
  let shown = certificate

  async function look(): Promise<void> {
    const changed = await changedAt(files)
    if (changed === (await seen)) return
    seen = Promise.resolve(changed)
    const renewed = await readCertificate(files)
    if (renewed.cert === shown.cert && renewed.key === shown.key) return
    server.setSecureContext({ ...secureOptions, cert: renewed.cert, key: renewed.key })
    shown = renewed
    log.info({ validTo: renewed.own.validTo }, 'the certificate was renewed')
    warn(renewed)
  }

  const watch = setInterval(() => {
    look().catch((err: unknown) =>
      log.warn({ err }, 'the renewed certificate cannot be used; the old one stays'),
    )
  }, every).unref()
  server.once('close', () => clearInterval(watch))
}

/** What holds for every connection, whichever certificate it sees. */
export const secureOptions = { minVersion: 'TLSv1.2' } as const

/** Changes with either file, also where they are links whose target is replaced. */
async function changedAt({ cert, key }: CertificateFiles): Promise<string> {
  const times = await Promise.all(
    [cert, key].map((file) =>
      stat(file).then(
        ({ mtimeMs, ino, size }) => `${mtimeMs} ${ino} ${size}`,
        () => 'gone',
      ),
    ),
  )
  return times.join()
}
