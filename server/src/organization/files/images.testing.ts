import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photo as a phone takes it: held upright, with the place and the owner in it. */
export const photo = (width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a7f62' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Copyright: 'Maren Holt', ImageDescription: 'SECRET-MARK' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 12/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '0/1 7/1 0/1',
      },
    })
    .toBuffer()

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(data.length, 0)
  typed.copy(framed, 4)
  framed.writeUInt32BE(crc32(typed), typed.length + 4)
  return framed
}

/** A PNG of a few bytes that says it is of this size. */
export function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** An animation of many frames of one pixel each. */
export const gif = (frames: number): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1'),
    ...Array.from({ length: frames }, () =>
      Buffer.from(
        '!\xf9\x04\x00\x01\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00',
        'latin1',
      ),
    ),
    Buffer.from(';'),
  ])

export const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
