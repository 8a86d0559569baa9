/** A number from -1 to 1 that looks random and is the same for the same seed (a 32-bit integer hash). */
export function noise(seed: number): number {
  let bits = (seed + 0x9e3779b9) | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  bits ^= bits >>> 16
  return (bits >>> 0) / 0x7fffffff - 1
}
