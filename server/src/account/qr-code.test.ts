import { encode } from 'uqr'
import { qrCode } from './qr-code'

test('the path draws the dark modules and nothing else, with four light ones around', () => {
  const text = 'otpauth://totp/EnergyCockpit:nele%40fenland.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const { size, path } = qrCode(text)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map((run) => run.slice(1).map(Number))
  expect(runs.map(([x, y, width]) => `M${x} ${y}h${width}v1h-${width}z`).join('')).toBe(path)
  for (const [x = 0, y = 0, width = 0] of runs) drawn[y]?.fill(true, x, x + width)
  expect(drawn).toEqual(encode(text, { border: 4, ecc: 'M' }).data)
  const edge = [0, 1, 2, 3, size - 1, size - 2, size - 3, size - 4]
  expect(edge.some((at) => drawn[at]?.includes(true) || drawn.some((row) => row[at]))).toBe(false)
})
