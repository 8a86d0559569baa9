import { deflateSync } from 'node:zlib'

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A drawing that carries a script, under the name of a picture. */
export const script: ChosenFile = {
  ...{ name: 'plan.png', mimeType: 'image/png' },
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
}

const width = 800
const height = 500

/** A picture of four rooms, as a PNG (https://www.w3.org/TR/png-3/). */
export function floorPlan(name: string): ChosenFile {
  const isWall = (x: number, y: number) =>
    [x, y, width - 1 - x, height - 1 - y, Math.abs(x - width / 2), Math.abs(y - height / 2)].some(
      (distance) => distance < 4,
    )
  const rows = Buffer.alloc(height * (width + 1), 0xee)
  for (let y = 0; y < height; y++) {
    rows[y * (width + 1)] = 0
    for (let x = 0; x < width; x++) if (isWall(x, y)) rows[y * (width + 1) + 1 + x] = 0x33
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of grey.
  head.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [part('IHDR', head), part('IDAT', deflateSync(rows)), part('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) }
}

function part(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(checksum(named))
  return Buffer.concat([length, named, sum])
}

/** CRC-32 as PNG has it. */
function checksum(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
