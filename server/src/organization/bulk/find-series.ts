import type { Item, ItemOf } from '../structure/structure'
import type { Known } from './known'
import type { BulkRow } from './rows'

const meanings = ['quantity', 'direction', 'interval', 'seriesType'] as const

/**
 * The series that a row is about: by its number, or else the one of its metering point that means the same and, where
 * there are several of those, comes from the same register. Null: a new one. UNKNOWN: a number that is none of its business.
 */
export function findSeries(
  { values }: BulkRow,
  { structure, businessId, ids }: Known & { ids: ReadonlyMap<string, string> },
): Item | null | 'UNKNOWN' {
  const number = values['seriesId']
  if (number !== undefined && number !== null) {
    const found = structure.get('SERIES', String(number))
    return found?.businessId === businessId ? found : 'UNKNOWN'
  }
  const key = String(values['meteringPoint'])
  const point =
    structure.withKey('METERING_POINT', businessId, key)[0]?.id ?? ids.get(`METERING_POINT ${key}`)
  if (point === undefined) return null
  const given = { seriesType: 'MEASURED', direction: null, ...withoutNulls(values) }
  const alike = (structure.below('METERING_POINT', point) as readonly ItemOf<'SERIES'>[]).filter(
    ({ fields }) => meanings.every((field) => fields[field] === (given as Record<string, unknown>)[field]),
  )
  const { obis } = values
  if (typeof obis !== 'string') return alike.length === 1 ? alike[0]! : null
  return alike.find(({ fields }) => isSameRegister(obis, fields.obis)) ?? null
}

const withoutNulls = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))

/** Of two OBIS codes: 1-0:1.8.0 and 1-0:1.8.0*255 are one register. */
export const isSameRegister = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' && asMustBeWritten(one) === asMustBeWritten(other)

const asMustBeWritten = (obis: string) => obis.trim().replace(/\*255$/, '')
