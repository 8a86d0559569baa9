import type { CsvPlan } from '@energycockpit/contract'
import { setTimeout as delay } from 'node:timers/promises'
import { enterReadings } from '../meter-readings/enter-readings'
import { takeFile } from '../csv-files/take-file'
import { estimateGaps } from '../../quality/estimation/estimate-gaps'
import type { Readings } from '../store/readings-store'
import { ruledSeries } from '../series/rules-repository'
import { deleteRange } from './delete-range'
import { createImports, type Imports } from './imports'
import { auditLog, deliver, figures, openStores, user } from './imports-in-process.testing'
import { undoImport } from './undo'

/*
 * A process of its own, for `killed-imports.test.ts`: starts on what was left behind as the server does, tries again
 * what it is told to, and then does something that it does not survive. It tells its parent what it sees.
 */

export type Work =
  | { what: 'deliver'; body: string; contentType: string }
  /** A CSV file with a heading, the time in UTC and a column for each of both series. */
  | { what: 'upload'; text: string }
  | { what: 'estimate'; from: string; to: string }
  | { what: 'enter'; shown: number }
  | { what: 'undo'; id: number }
  | { what: 'delete'; from: string; to: string }

export interface Life {
  dataDir: string
  again?: Work | undefined
  work?: Work
  /** Before which command to the engine it ends, or behind it; counted from 1 from when the work begins. */
  end?: { command: number; when: 'before' | 'behind' }
}

export interface Seen {
  /** Of the first hours of 2001, by `series at`. */
  found?: Record<string, number>
  afterAgain?: Record<string, number>
  /** Of the work; undefined as long as it was not acknowledged. */
  importId?: number
  staged?: number
}

async function live({ dataDir, again, work, end }: Life): Promise<void> {
  const { close, ...stores } = await openStores(dataDir)
  const tell = (seen: Seen) => new Promise((told) => process.send!(seen, undefined, undefined, told))
  const see = async () => Object.fromEntries(await figures(stores.readings, 978_307_200, 978_393_600))
  const imports = createImports(stores, auditLog)
  await imports.resume()
  const left = await stores.readings.select<[number]>({
    query: 'select toUInt32(count()) from readings_staged',
  })
  await tell({ found: await see(), staged: left[0]![0] })
  if (again) {
    // An undo that had been acknowledged, or was finished by the start, is refused.
    await doIt(imports, again).catch((error: unknown) => {
      if ((error as { status?: number }).status !== 409) throw error
    })
    await tell({ afterAgain: await see() })
  }
  const readings = end ? endingAt(stores.readings, end) : stores.readings
  if (work) await tell({ importId: await doIt(createImports({ ...stores, readings }, auditLog), work) })
  await close()
  process.disconnect()
}

const plan: CsvPlan = {
  ...{ encoding: 'utf-8', separator: ',', headingLines: 1, decimalSign: '.', thousandsSign: 'none' },
  ...{ dateColumn: 0, timeColumn: null, timeFormat: 'ISO', clock: 'UTC', timeZone: 'Europe/Berlin' },
  ...{ names: 'START', interval: 'PT1H', clockChange: null, meterColumns: [], unitColumn: null },
  values: [1, 2].map((column) => ({ column, unit: null, qualityColumn: null })),
  qualities: [],
}

async function doIt(imports: Imports, work: Work): Promise<number> {
  if (work.what === 'deliver') return (await deliver(imports, [work.body], work)).readingImport.id
  if (work.what === 'upload') {
    const content = Buffer.from(work.text).toString('base64')
    const targets = [1, 2].map((seriesId) => ({ column: seriesId, meter: '', seriesId }))
    const file = { sourceName: 'hours.csv', content, plan, targets, badLines: 'refuse' } as const
    return (await takeFile(imports, file, user)).readingImport.id
  }
  if (work.what === 'estimate') {
    const found = (await ruledSeries(imports.stores.entities.db, { id: 1 }))!
    const spans = [{ from: Date.parse(work.from) / 1000, to: Date.parse(work.to) / 1000 }]
    const { signal } = new AbortController()
    const requested = { found, spans, method: 'LINEAR', amount: null, actor: user, signal } as const
    return (await estimateGaps(imports, requested)).readingImport?.id ?? 0
  }
  if (work.what === 'enter') {
    const readings = [0, work.shown].map((value, place) => ({ at: `2001-01-01T1${place * 5}:00:00Z`, value }))
    const body = { seriesId: 1, readings, confirmed: [] }
    return (await enterReadings(imports, { meteringPointId: 'point', body, user })).readingImport!.id
  }
  if (work.what === 'undo') return (await undoImport(imports, work.id, user)).id
  return (await deleteRange(imports, { seriesIds: [1, 2], ...work }, user)).id
}

/** The store, and the process's last moment in it. */
function endingAt(readings: Readings, { command, when }: NonNullable<Life['end']>): Readings {
  let count = 0
  const counted = async (act: () => Promise<unknown>) => {
    const last = ++count === command
    if (!last || when === 'behind') await act()
    if (last) {
      process.kill(process.pid, 'SIGKILL')
      await delay(60_000)
    }
  }
  const { client } = readings
  const dying = new Proxy(client, {
    get(target, name: keyof typeof client) {
      if (name === 'command') return (params: never) => counted(() => target.command(params))
      if (name === 'insert') return (params: never) => counted(() => target.insert(params))
      return target[name]
    },
  })
  return { ...readings, client: dying }
}

void live(JSON.parse(process.argv[2]!) as Life)
