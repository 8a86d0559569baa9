import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  /** ASCII. */
  name: string
  content: AsyncIterable<string> | Iterable<string>
}

const most = 0xffffffff
/** 1 January 1980: what a file says of itself stands in it. */
const date = 0x21
/** Sizes follow the content; deflated. */
const [flags, deflated, version] = [0x0008, 8, 20]

interface Written {
  name: Buffer
  crc: number
  packed: number
  size: number
  offset: number
}

/**
 * A ZIP file (APPNOTE 6.3) as it is made: nothing is held but what is being packed. Throws where an entry is larger than
 * 4 GB.
 */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset }
    const head = localHeader(entry)
    yield head
    for await (const part of packed(content, entry)) yield part
    yield descriptor(entry)
    if (entry.size > most || entry.packed > most) throw new Error(`${name} is too large for a ZIP file`)
    offset += head.length + entry.packed + 16
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield endOf(written.length, directory.length, offset)
}

async function* packed(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw({ level: 4 })
  const feeding = pipeline(Readable.from(counted()), deflate)
  // Whoever reads what comes out is told of the failure.
  feeding.catch(() => undefined)
  for await (const part of deflate as AsyncIterable<Buffer>) {
    entry.packed += part.length
    yield part
  }
  await feeding
}

function localHeader({ name }: Written): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(deflated, 8)
  head.writeUInt16LE(date, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ crc, packed: length, size }: Written): Buffer {
  const end = Buffer.alloc(16)
  end.writeUInt32LE(0x08074b50, 0)
  writeSizes(end, 4, { crc, packed: length, size })
  return end
}

function directoryEntry(entry: Written): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(version, 6)
  head.writeUInt16LE(flags, 8)
  head.writeUInt16LE(deflated, 10)
  head.writeUInt16LE(date, 14)
  writeSizes(head, 16, entry)
  head.writeUInt16LE(entry.name.length, 28)
  head.writeUInt32LE(entry.offset, 42)
  return Buffer.concat([head, entry.name])
}

function writeSizes(to: Buffer, at: number, { crc, packed: length, size }: Omit<Written, 'name' | 'offset'>) {
  to.writeUInt32LE(crc, at)
  to.writeUInt32LE(length, at + 4)
  to.writeUInt32LE(size, at + 8)
}

function endOf(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
