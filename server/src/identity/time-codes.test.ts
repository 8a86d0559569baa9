import { appUri, isTimeCode, newTimeSecret, stepOfCode } from './time-codes'

/** RFC 6238, appendix B: the secret '12345678901234567890' in base32, and the last six of the eight digits there. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each<[seconds: number, code: string]>([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code of second %d is that of the standard, and good for a step before and after', (seconds, code) => {
  const step = Math.floor(seconds / 30)
  const at = (steps: number) => new Date((step + steps) * 30_000 + 15_000)
  for (const steps of [-1, 0, 1]) expect(stepOfCode(secret, code, at(steps))).toBe(step)
  for (const steps of [-3, -2, 2, 3]) expect(stepOfCode(secret, code, at(steps))).toBeUndefined()
})

test('spaces do not count, and nothing but six digits is a code', () => {
  expect(stepOfCode(secret, ' 287 082 ', new Date(59_000))).toBe(1)
  for (const wrong of ['', '28708', '2870820', '28708a', '٢٨٧٠٨٢', '7k2mq-x90fd'])
    expect([isTimeCode(wrong), stepOfCode(secret, wrong, new Date(59_000))]).toEqual([false, undefined])
})

test('each secret has 160 bits of its own, and the app finds it under the portal and the user name', () => {
  const made = Array.from({ length: 50 }, newTimeSecret)
  expect(new Set(made).size).toBe(50)
  expect(made.every((one) => /^[A-Z2-7]{32}$/.test(one))).toBe(true)
  const uri = new URL(appUri(secret, 'nele@fenland.example'))
  expect(uri.href).toContain('otpauth://totp/EnergyCockpit:nele%40fenland.example?')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    ...{ secret, issuer: 'EnergyCockpit', algorithm: 'SHA1', digits: '6', period: '30' },
  })
})
