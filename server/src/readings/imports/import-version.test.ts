import fc from 'fast-check'
import { versionOf } from './import-version'

const moment = fc.date({ min: new Date(0), max: new Date('2099-12-31T23:59:59.999Z'), noInvalidDate: true })
const importId = fc.integer({ min: 1, max: 2_147_483_647 })

test('what was made later has the greater version, whatever the numbers of the imports', () => {
  fc.assert(
    fc.property(moment, moment, importId, importId, (one, other, idOfOne, idOfOther) => {
      fc.pre(one < other)
      expect(BigInt(versionOf(one, idOfOne)) < BigInt(versionOf(other, idOfOther))).toBe(true)
    }),
  )
})

test('of the same moment, the import that came later has it', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 2 ** 20 - 2 }), (asOf, id) => {
      expect(BigInt(versionOf(asOf, id)) < BigInt(versionOf(asOf, id + 1))).toBe(true)
    }),
  )
})

test('the engine can hold it, and there is one for an estimate between it and the next', () => {
  fc.assert(
    fc.property(moment, importId, (asOf, id) => {
      const version = BigInt(versionOf(asOf, id))
      expect(version % 2n).toBe(0n)
      expect(version > 0n && version + 1n < 2n ** 64n).toBe(true)
    }),
  )
})
