import { newDataFolder, openStoredEntities, SignedInClient, startServer } from '@energycockpit/testing'
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { bareEngine } from './measurements/bare-engine'
import { requestAs } from './request-as'
import type { Result } from './result'

const meters = 500
const firstId = 200_001
const stationId = firstId + meters
const businessId = 1001
const zone = 'Europe/Berlin'
/** 2023 and 2024 in hours: 8.8 million readings. */
const [start, hours] = [Date.UTC(2023, 0, 1) / 1000, 731 * 24]
/** Another one when what is made changes. */
const made = path.join(import.meta.dirname, '../../.cache/bench-portfolio-baseline-1')

/**
 * Baselines of 500 meters, 2023 fitted and 2024 foretold with its bands, from stored hours as a page gets them: by one
 * call, which is of so many series at most. Made once and kept in .cache; each run measures a copy.
 */
export async function portfolioBaseline(): Promise<Result[]> {
  if ((await stat(made).catch(() => undefined)) === undefined) await makeOnce()
  const dataDir = await newDataFolder('bench-portfolio-baseline')
  await rm(dataDir, { recursive: true, force: true })
  await cp(made, dataDir, { recursive: true })
  const server = await startServer({ dataDir, throughTsx: true })
  try {
    const ask = await requestAs(await SignedInClient.signIn(server.url, 'super'))
    const query = new URLSearchParams({
      ...{ series: Array.from({ length: meters }, (_, place) => firstId + place).join(','), rows: 'P1M' },
      ...{ baselineFrom: '2023-01-01', baselineTo: '2024-01-01', from: '2024-01-01', to: '2025-01-01' },
    })
    const [started, usedBefore] = [performance.now(), await processorSeconds(server.pid)]
    const answer = (await ask(`/rest/secure/measurements/baseline-variance?${query}`)) as Answer
    const seconds = (performance.now() - started) / 1000
    const used = (await processorSeconds(server.pid)) - usedBefore
    const fitted = answer.meters.filter(({ refusal, weatherStation }) => refusal === null && weatherStation)
    if (fitted.length !== meters) throw new Error(`${fitted.length} of ${meters} meters have a baseline.`)
    const name = `baselines of ${meters} meters from stored hours, a year against a year, with bands`
    return [
      { name: `${name}, at the clock`, unit: 's', value: seconds },
      { name: `${name}, of the processor`, unit: 's', limit: 10, value: used },
    ]
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Answer {
  meters: { refusal: string | null; weatherStation: string | null }[]
}

/** What a process and its threads have used of the processor, as Linux counts it, in hundredths of a second. */
async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // Behind the name in brackets, which may have blanks: state, …, 12th and 13th the time in user and system mode.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function makeOnce(): Promise<void> {
  const dataDir = await newDataFolder('bench-portfolio-baseline-made', 'loaded')
  await makeMeters(dataDir)
  const engine = bareEngine(dataDir)
  await engine.command(temperatures)
  await engine.command(usage)
  await engine.command('optimize table readings final')
  await engine.close()
  await mkdir(path.dirname(made), { recursive: true })
  await cp(dataDir, `${made}.half`, { recursive: true })
  await rename(`${made}.half`, made)
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** Numbers from 0 to 1 that are the same in every run. */
const noise = (of: string) => `(cityHash64(${of}) % 1000) / 1000`
const temperatureAt = (hour: string) => `
  (10 - 9 * cos((${hour} / 24 - 20) * 2 * pi() / 365.25) - 3 * cos(${hour} % 24 * pi() / 12)
    + 6 * ${noise(`intDiv(${hour}, 24), 1`)} - 3)`

const rowsOf = (columns: string, rows: number) => `
  insert into readings (series_id, at, value, quality, version)
  select ${columns}, 'measured', 1 from numbers(${rows})`
const temperatures = rowsOf(
  `${stationId}, toDateTime(${start} + number * 3600, 'UTC'), round(${temperatureAt('number')}, 1)`,
  hours,
)
/** Each is heated and works as others do not. */
const usage = rowsOf(
  `toUInt32(${firstId} + intDiv(number, ${hours})) as id, toDateTime(${start} + number % ${hours} * 3600, 'UTC') as t,
    round((10 + id % 40) * if(toDayOfWeek(t) < 6 and toHour(t) between 6 and 18, 2, 1)
      + (id % 7) * greatest(0, 15 - ${temperatureAt(`number % ${hours}`)}) + 5 * ${noise('number, 2')}, 1)`,
  meters * hours,
)

interface Facts {
  type: string | null
  kind: string
  product: string
  quantity: string
  unit: string
  direction: string | null
}

async function makeMeters(dataDir: string): Promise<void> {
  const entities = await openStoredEntities(dataDir)
  await entities.query(
    'insert into location (id, client_business_id, name, time_zone) values ($1, $2, $1, $3)',
    ['loc-baselines', businessId, zone],
  )
  const add = async (from: number, to: number, facts: Facts) => {
    await entities.query(
      `insert into metering_point (id, client_business_id, location_id, name, metering_point_id, type, kind, product_type)
        select 'mp-baseline-' || one, $1, 'loc-baselines', 'Meter ' || one, 'mp-baseline-' || one, $4, $5, $6
        from generate_series($2::integer, $3::integer) one`,
      [businessId, from, to, facts.type, facts.kind, facts.product],
    )
    await entities.query(
      `insert into measurement_series
          (id, client_business_id, metering_point_id, quantity, unit, direction, interval, series_type)
        select one, $1, 'mp-baseline-' || one, $4, $5, $6, 'PT1H', 'MEASURED'
        from generate_series($2::integer, $3::integer) one`,
      [businessId, from, to, facts.quantity, facts.unit, facts.direction],
    )
  }
  await add(firstId, stationId - 1, {
    ...{ type: 'MAIN', kind: 'MAIN', product: 'ELECTRICITY' },
    ...{ quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' },
  })
  await add(stationId, stationId, {
    ...{ type: null, kind: 'WEATHER_STATION', product: 'WEATHER' },
    ...{ quantity: 'TEMPERATURE', unit: '°C', direction: null },
  })
  await entities.query('update location set weather_station = $1 where id = $2', [
    `mp-baseline-${stationId}`,
    'loc-baselines',
  ])
  await entities.close()
}
