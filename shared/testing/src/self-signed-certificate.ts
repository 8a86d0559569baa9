import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export interface SelfSignedCertificate {
  /** PEM. */
  cert: string
  key: string
}

interface CertificateOptions {
  names?: readonly string[]
  from?: Date
  to?: Date
}

const day = 24 * 60 * 60_000

/**
 * A certificate that vouches for itself, for tests of TLS: made here, because no program for it may be assumed
 * (X.509, RFC 5280, in DER).
 */
export function selfSignedCertificate({
  names = ['localhost'],
  from = new Date(Date.now() - day),
  to = new Date(Date.now() + 30 * day),
}: CertificateOptions = {}): SelfSignedCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
  const subject = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('EnergyCockpit test')))))
  const alternativeNames = sequence(...names.map((name) => der(0x82, Buffer.from(name))))
  const extension = sequence(oid('551d11'), der(0x04, alternativeNames))
  const content = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ecdsaWithSha256,
    subject,
    sequence(time(from), time(to)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  )
  const signature = sign('sha256', content, privateKey)
  const certificate = sequence(content, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature))
  const base64 = certificate.toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** One value: its tag, its length, its content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const bytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...bytes]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const integer = (bytes: Buffer) => der(0x02, bytes)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
/** GeneralizedTime; readers take it before 2050, too. */
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`))
