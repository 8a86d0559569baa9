import { deflateRawSync } from 'node:zlib'

const methodDeflate = 8

function header(signature: number, length: number, set: (view: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32LE(signature, 0)
  set(bytes)
  return bytes
}

/**
 * An archive with these parts, which all hold the same: so many zeros, packed to a thousandth. A library would pack
 * them one by one.
 */
export function zipOfZeros(names: readonly string[], zeros: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(zeros))
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const local = header(0x04034b50, 30, (bytes) => {
      bytes.writeUInt16LE(20, 4)
      bytes.writeUInt16LE(methodDeflate, 8)
      bytes.writeUInt32LE(packed.length, 18)
      bytes.writeUInt32LE(zeros, 22)
      bytes.writeUInt16LE(name.length, 26)
    })
    const entry = header(0x02014b50, 46, (bytes) => {
      bytes.writeUInt16LE(20, 6)
      bytes.writeUInt16LE(methodDeflate, 10)
      bytes.writeUInt32LE(packed.length, 20)
      bytes.writeUInt32LE(zeros, 24)
      bytes.writeUInt16LE(name.length, 28)
      bytes.writeUInt32LE(offset, 42)
    })
    locals.push(local, Buffer.from(name), packed)
    entries.push(entry, Buffer.from(name))
    offset += local.length + name.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = header(0x06054b50, 22, (bytes) => {
    bytes.writeUInt16LE(names.length, 8)
    bytes.writeUInt16LE(names.length, 10)
    bytes.writeUInt32LE(directory.length, 12)
    bytes.writeUInt32LE(offset, 16)
  })
  return Buffer.concat([...locals, directory, end])
}
