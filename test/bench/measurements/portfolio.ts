import { openStoredEntities } from '@energycockpit/testing'
import { bareEngine } from './bare-engine'

export const valuesPerSeries = 730 * 96
export const start = Date.UTC(2023, 0, 1) / 1000
export const timeZone = 'Europe/Berlin'

/** Meters with two years of quarter hours each, made by the benchmark. */
export interface Portfolio {
  berlinIds: readonly number[]
  /** The same values once more, where clocks show UTC. */
  utcIds: readonly number[]
  /** For comparing with those: as many. */
  asManyIds: readonly number[]
  /** A virtual meter: the sum of some of the first. */
  virtual: { id: number; of: readonly number[] }
}

/** 500 series are 35 million readings. */
export function portfolioOf(seriesCount: number): Portfolio {
  const firstId = 100_001
  const ids = (count: number, first = firstId) => Array.from({ length: count }, (_, place) => first + place)
  const utcIds = ids(Math.min(50, seriesCount), firstId + 10_000)
  const virtual = { id: firstId + 20_000, of: ids(Math.min(10, seriesCount)) }
  return { berlinIds: ids(seriesCount), utcIds, asManyIds: ids(utcIds.length), virtual }
}

const businessId = 1001

/** Adds the portfolio to a folder with the demo's users, and its readings; both stores are closed again. */
export async function makePortfolio(
  dataDir: string,
  { berlinIds, utcIds, virtual }: Portfolio,
): Promise<{ seconds: number; bytesPerReading: number }> {
  await makeSeries(
    dataDir,
    [
      { id: 'loc-bench', zone: timeZone, series: berlinIds },
      { id: 'loc-bench-utc', zone: 'UTC', series: utcIds },
    ],
    virtual,
  )
  const engine = bareEngine(dataDir)
  const started = performance.now()
  await engine.command(insertReadings(berlinIds))
  await engine.command(insertReadings(utcIds))
  await engine.command('optimize table readings final')
  const seconds = (performance.now() - started) / 1000
  const [[bytes, rows] = [NaN, NaN]] = await engine.ask<[number, number]>(`
    select toFloat64(sum(bytes_on_disk)), toFloat64(sum(rows)) from system.parts
    where active and table = 'readings' and database = currentDatabase()`)
  await engine.close()
  return { seconds, bytesPerReading: bytes / rows }
}

const insertReadings = (series: readonly number[]) => `
  insert into readings (series_id, at, value, quality, version)
  select toUInt32(${series[0]} + intDiv(number, ${valuesPerSeries})) as series_id,
    toDateTime(${start} + (number % ${valuesPerSeries}) * 900, 'UTC'),
    round(20 + series_id % 40 + 15 * sin(number / 96 * 6.283) + (cityHash64(number) % 200) / 20, 1),
    if(cityHash64(number) % 97 = 0, 'estimated', 'measured'), 1
  from numbers(${series.length * valuesPerSeries})`

interface Site {
  id: string
  zone: string
  series: readonly number[]
}

async function makeSeries(
  dataDir: string,
  sites: readonly Site[],
  virtual: Portfolio['virtual'],
): Promise<void> {
  const entities = await openStoredEntities(dataDir)
  for (const { id, zone, series } of sites) {
    await entities.query(
      'insert into location (id, client_business_id, name, time_zone) values ($1, $2, $1, $3)',
      [id, businessId, zone],
    )
    await entities.query(
      `insert into metering_point (id, client_business_id, location_id, name, metering_point_id, type, kind, product_type)
        select 'mp-bench-' || one, $1, $2, 'Meter ' || one, 'mp-bench-' || one, 'MAIN', 'MAIN', 'ELECTRICITY'
        from unnest($3::integer[]) one`,
      [businessId, id, series],
    )
    await entities.query(
      `insert into measurement_series
          (id, client_business_id, metering_point_id, quantity, unit, direction, interval, series_type)
        select one, $1, 'mp-bench-' || one, 'ENERGY', 'kWh', 'PURCHASE', 'PT15M', 'MEASURED'
        from unnest($2::integer[]) one`,
      [businessId, series],
    )
  }
  const formula = virtual.of.map((id) => `[${id}]`).join(' + ')
  await entities.query(
    `insert into metering_point
        (id, client_business_id, location_id, name, metering_point_id, kind, product_type, formula)
      values ('mp-bench-virtual', $1, $2, 'Virtual meter', 'mp-bench-virtual', 'VIRTUAL', 'ELECTRICITY', $3)`,
    [businessId, sites[0]!.id, formula],
  )
  await entities.query(
    `insert into measurement_series
        (id, client_business_id, metering_point_id, quantity, unit, direction, interval, series_type)
      values ($1, $2, 'mp-bench-virtual', 'ENERGY', 'kWh', 'PURCHASE', 'PT15M', 'VIRTUAL')`,
    [virtual.id, businessId],
  )
  await entities.query(
    'insert into virtual_series_input (series_id, input_id) select $1, one from unnest($2::integer[]) one',
    [virtual.id, virtual.of],
  )
  await entities.close()
}
