import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { StartFailure, wrongSettingExitCode } from '../../start-failure'

/** Where the certificate and its key are, as absolute paths of PEM files. */
export interface CertificateFiles {
  readonly cert: string
  readonly key: string
}

/** What a server shows and signs with. */
export interface Certificate {
  /** PEM: the server's own certificate first, then those between it and the authority. */
  readonly cert: string
  readonly key: string
  readonly own: X509Certificate
}

/** Reads and checks both. Throws a StartFailure that names the file that is wrong, and why. */
export async function readCertificate(files: CertificateFiles): Promise<Certificate> {
  const [cert, key] = await Promise.all([read('TLS_CERT', files.cert), read('TLS_KEY', files.key)])
  const own = parsed('TLS_CERT', files.cert, 'no certificate in PEM form', () => new X509Certificate(cert))
  const privateKey = parsed('TLS_KEY', files.key, 'no private key in PEM form without a password', () =>
    createPrivateKey(key),
  )
  if (!isKeyOf(own, privateKey))
    throw wrong(
      `the key in TLS_KEY (${files.key}) does not belong to the certificate in TLS_CERT (${files.cert}).`,
      'set both to files of the same certificate, with the server’s own certificate first in its file.',
    )
  return { cert, key, own }
}

/** What browsers will hold against it; the server runs with it all the same. */
export function faultsOf({ own }: Pick<Certificate, 'own'>, publicUrl: string, now: Date): string[] {
  const { hostname } = new URL(publicUrl)
  const name = hostname.replace(/^\[(.*)\]$/, '$1')
  const isNamed = (isIP(name) ? own.checkIP(name) : own.checkHost(name)) !== undefined
  return [
    ...(now > new Date(own.validTo) ? [`it has expired on ${own.validTo}`] : []),
    ...(now < new Date(own.validFrom) ? [`it is not valid before ${own.validFrom}`] : []),
    ...(isNamed ? [] : [`it is not for ${hostname}, the host of PUBLIC_URL`]),
  ]
}

async function read(setting: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw wrong(
      `the file of ${setting} (${file}) cannot be read.`,
      'correct the path, and let the user that runs the server read it.',
      cause,
    )
  }
}

function parsed<T>(setting: string, file: string, without: string, parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    throw wrong(
      `the file of ${setting} (${file}) contains ${without}.`,
      'set TLS_CERT to the file with the certificate and those above it, and TLS_KEY to the one with its key.',
      cause,
    )
  }
}

function isKeyOf(certificate: X509Certificate, key: KeyObject): boolean {
  try {
    return certificate.checkPrivateKey(key)
  } catch {
    // Of another kind, which cannot even be compared.
    return false
  }
}

const wrong = (what: string, toFixThis: string, cause?: unknown) =>
  new StartFailure(what, toFixThis, { cause, exitCode: wrongSettingExitCode })
