import {
  locationUses,
  referenceFields,
  valueOn,
  type FieldsOf,
  type ValidValue,
} from '@energycockpit/contract'
import * as fc from 'fast-check'
import { faultsOfChanges } from './check-changes'
import { location } from './items.testing'
import { normalised } from './normalised'
import { Structure } from './structure'

const known = {
  ...{
    withValues: new Set<number>(),
    regions: new Map(),
    inFormulas: new Set<number>(),
    virtual: new Set<string>(),
  },
  ...{ today: '2026-03-01', now: '2026-03-01T00:00:00.000Z' },
  ...{ definitions: [], files: new Map() },
}
const fields = ['use', ...referenceFields] as const
type Values = readonly ValidValue<unknown>[]

const day = fc.integer({ min: 0, max: 30 }).map((nth) => `2026-01-${String(nth + 1).padStart(2, '0')}`)
const listOf = (value: fc.Arbitrary<unknown>) =>
  fc.array(
    fc.record({
      from: fc.option(day),
      value: fc.option(value),
    }),
    { maxLength: 8 },
  )
const anyField = fc.constantFrom(...fields).chain((field) =>
  fc.record({
    field: fc.constant(field),
    values:
      field === 'use'
        ? listOf(fc.constantFrom(...locationUses.slice(0, 3)))
        : listOf(fc.integer({ min: 1, max: 3 })),
  }),
)

const stored = (field: (typeof fields)[number], values: Values) => {
  const after = normalised(
    location('hall', { [field]: values } as Partial<FieldsOf<'LOCATION'>>),
    new Structure([]),
  )
  const structure = new Structure([after])
  const faults = faultsOfChanges([{ before: null, after }], structure, known)
  return {
    values: (after.fields as unknown as Record<string, Values>)[field]!,
    faults: faults.map(({ field: at, code }) => `${at} ${code}`),
  }
}

test('values are refused where two have one day, and else follow each other without overlap or repetition', () =>
  fc.assert(
    fc.property(anyField, ({ field, values }) => {
      const { values: kept, faults } = stored(field, values)
      const daysTwice = new Set(values.map(({ from }) => from)).size < values.length
      expect(faults).toEqual(daysTwice ? [`${field} DAY_TWICE`] : [])
      if (daysTwice) return
      const starts = kept.map(({ from }) => from ?? '')
      expect(starts).toEqual([...new Set(starts)].sort())
      expect(kept.every(({ value }, place) => value !== (kept[place - 1]?.value ?? null))).toBe(true)
    }),
  ))

test('what is stored says the same of every day as what was sent, in whichever order', () =>
  fc.assert(
    fc.property(anyField, fc.infiniteStream(fc.nat()), day, ({ field, values }, order, date) => {
      const days = values.map(({ from }) => from)
      fc.pre(new Set(days).size === days.length)
      const shuffled = values
        .map((one) => ({ one, at: order.next().value }))
        .sort((one, other) => one.at - other.at)
        .map(({ one }) => one)
      const inOrder = [...values].sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1))
      expect(valueOn(stored(field, shuffled).values, date)).toBe(valueOn(inOrder, date))
    }),
  ))

test('stored once more they stay as they are', () =>
  fc.assert(
    fc.property(anyField, ({ field, values }) => {
      const once = stored(field, values).values
      expect(stored(field, once).values).toEqual(once)
    }),
  ))
