import type { ReadingQuality, TwinValue, TwinValues } from '@energycockpit/contract'
import { bucketStarts } from '@energycockpit/time'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import {
  calculatedFigure,
  faultsOf,
  formulaParts,
  intervalsRead,
  sourcesFrom,
} from '../../calculations/index'
import { isApplicable, nextStart, storedReadings, type Readings, type Source } from '../../readings/index'
import { figureUnit } from '../queries/figure-units'
import { assignedSeries, zoneOfLocation, type AssignedSeries } from './assigned-series'

interface Asked {
  locationId: string
  visible: readonly number[]
  /** Milliseconds since 1970 UTC. */
  now: number
  signal: AbortSignal
}

const day = 86_400_000

/**
 * What the metering points of a location's objects show now and counted today. Throws a Problem (404) for a location
 * that the user does not see.
 */
export async function twinValues(
  { entities, readings }: { entities: Entities; readings: Readings },
  { locationId, visible, now, signal }: Asked,
): Promise<TwinValues> {
  const timeZone = await zoneOfLocation(entities, locationId, visible)
  if (timeZone === undefined) throw new Problem(404, 'NOT_FOUND')
  const series = await assignedSeries(entities, locationId)
  const today = bucketStarts(now, now + 1, 'P1D', timeZone).starts[0]!
  const { found, faults } = await latestOf({ entities, readings }, series, { today, now, signal })
  return {
    at: new Date(now).toISOString(),
    todayFrom: new Date(today).toISOString(),
    values: series.map((one) =>
      faults.has(one.id) ? { ...withoutValue(one), fault: true as const } : valueOf(one, found.get(one.id)),
    ),
  }
}

type Row = [id: number, at: number, value: number, quality: ReadingQuality, sum: number, count: number]

/**
 * One question for all of them. Of a stored series without a value for a month (a meter that somebody reads now and
 * then) the last one is looked for among all of its values.
 */
async function latestOf(
  { entities, readings }: { entities: Entities; readings: Readings },
  series: readonly AssignedSeries[],
  { today, now, signal }: { today: number; now: number; signal: AbortSignal },
): Promise<{ found: Map<number, Row>; faults: ReadonlyMap<number, unknown> }> {
  const virtual = series.filter(({ seriesType }) => seriesType === 'VIRTUAL').map(({ id }) => id)
  const parts = virtual.length === 0 ? new Map() : await formulaParts(entities.db, virtual)
  const faults = faultsOf(virtual, parts)
  const calculable = series.filter(({ id }) => !faults.has(id))
  if (calculable.length === 0) return { found: new Map(), faults }
  const sources = sourcesFrom(parts)
  const everySecond = calculable.some((one) =>
    intervalsRead(one, sources).some(({ interval }) => interval === 'PT1S'),
  )
  const from = Math.min(today, now - (everySecond ? 2 : 31) * day)
  const select = ({ rows, params }: Source) =>
    readings.select<Row>({
      query: `
        select series_id, toUInt32(toUnixTimestamp(max(at))), argMax(value, at), toString(argMax(quality, at)),
          sumKahanIf(value, at >= toDateTime({today:UInt32}, 'UTC')),
          toUInt32(countIf(at >= toDateTime({today:UInt32}, 'UTC')))
        from ${rows} group by series_id`,
      params: { ...params, today: today / 1000 },
      signal,
    })
  const recent = await select(
    sources.of(
      calculable.map(({ id }) => id),
      { from, to: now },
    ),
  )
  const found = new Map(recent.map((row) => [row[0], row]))
  const silent = calculable.flatMap(({ id, seriesType }) =>
    seriesType !== 'VIRTUAL' && !found.has(id) ? id : [],
  )
  if (silent.length > 0)
    for (const row of await select(storedReadings(silent, { from: 0, to: from }))) found.set(row[0], row)
  return { found, faults }
}

const withoutValue = ({ id, meteringPoint, unit }: AssignedSeries): TwinValue => ({
  ...{ seriesId: id, meteringPoint, unit, latest: null, today: null },
})

function valueOf(series: AssignedSeries, row: Row | undefined): TwinValue {
  if (row === undefined) return withoutValue(series)
  const [, at, given, quality, sum, count] = row
  const value = series.seriesType === 'VIRTUAL' ? calculatedFigure(given) : given
  return {
    ...withoutValue(series),
    latest: {
      from: new Date(at * 1000).toISOString(),
      to: new Date(nextStart(at, series) * 1000).toISOString(),
      ...{ value, quality, power: powerOf(series, value) },
    },
    today: count > 0 && isApplicable('SUM', series.quantity) ? calculatedFigure(sum) : null,
  }
}

/** Of an amount what flowed on average while it was counted; of days nothing, which hide their peaks. */
function powerOf(series: AssignedSeries, value: number): { value: number; unit: string } | null {
  if (!isApplicable('SUM', series.quantity)) return null
  const rate = figureUnit('PEAK', series)
  return rate === undefined ? null : { value: calculatedFigure(value * rate.factor), unit: rate.unit }
}
