import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import type { SeriesAtLocation, Span } from '../../readings/index'
import { factorsFor, type FactorsOfPoint } from '../conversion/factors-of-points'
import { isDuring, type Valid } from '../conversion/validity'
import type { Calculation, Kind, MadeInto } from './calculation'
import { calculationsFor } from './calculations'
import type { FactorScope } from './factor-scopes'

/** Series whose values become others in the same way. */
export interface Group {
  ids: number[]
  /** The steps of each time: another price holds where the metering point stood before. */
  courses: readonly Valid<readonly Calculation[]>[]
  kind: Kind
}

/** Most series of a business have the same prices and factors, and become one step of the question. */
export async function groupsOf(
  entities: Entities,
  series: readonly SeriesAtLocation[],
  {
    as,
    scopes,
    now,
    period,
    unknown,
  }: {
    as?: MadeInto | undefined
    /** What is requested: currencies of other times do not matter. Absent: all time. */
    period?: Span | undefined
    scopes: ReadonlyMap<number, FactorScope>
    now: number
    /** Gets the ids of series that cannot be calculated, in place of a Problem that is thrown. */
    unknown?: Set<number>
  },
): Promise<Group[]> {
  const factors = as === undefined ? undefined : await factorsFor(entities.db, [...scopes.values()])
  const groups = new Map<string, Group>()
  for (const { id, quantity, unit, interval, timeZone } of series) {
    const scope = scopes.get(id)!
    const stored: Kind = { quantity, unit, interval, timeZone }
    const { businessId, productType, direction } = scope
    const held = factors?.over(scope, timeZone)
    const key = JSON.stringify([stored, businessId, productType, direction, held])
    const known = groups.get(key)
    if (known) {
      known.ids.push(id)
      continue
    }
    const courses =
      as === undefined || held === undefined
        ? [{ ...always, value: [] }]
        : await coursesOf(as, stored, held, { entities, scope, now, period }).catch((error: unknown) => {
            if (unknown === undefined || !(error instanceof Problem)) throw ofSeries(error, id)
            return undefined
          })
    if (courses === undefined) {
      unknown!.add(id)
      continue
    }
    groups.set(key, { ids: [id], courses, kind: courses.at(-1)!.value.at(-1)?.kind ?? stored })
  }
  return [...groups.values()]
}

const always = { from: null, to: null }

/** The steps of each time; at times without a price or factor there is no value. Throws where there is none at any time. */
async function coursesOf(
  as: MadeInto,
  stored: Kind,
  held: readonly Valid<FactorsOfPoint>[],
  {
    period,
    ...around
  }: Omit<Parameters<typeof calculationsFor>[2], 'factors'> & { period?: Span | undefined },
): Promise<Group['courses']> {
  const courses: Valid<readonly Calculation[]>[] = []
  let unknown: unknown
  for (const { value: factors, ...time } of held)
    try {
      courses.push({ ...time, value: await calculationsFor(as, stored, { ...around, factors }) })
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'FACTOR_UNKNOWN') throw error
      unknown = error
    }
  if (courses.length === 0) throw unknown
  const meanwhile = courses.filter(isDuring(period))
  const used = meanwhile.length > 0 ? meanwhile : courses
  const units = new Set(used.map(({ value }) => value.at(-1)?.kind.unit))
  if (units.size > 1) throw new Problem(400, 'NOT_DERIVABLE', `its prices are in ${[...units].join(' and ')}`)
  return used
}

/** Says which of them cannot be calculated. */
const ofSeries = (error: unknown, id: number) =>
  error instanceof Problem ? new Problem(error.status, error.code, `series ${id}: ${error.message}`) : error
