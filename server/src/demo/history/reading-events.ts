import {
  enterMeterReadings,
  postReadingFile,
  setSeriesRules,
  undoReadingImport,
  type CsvPlan,
  type SeriesRules,
} from '@energycockpit/contract'
import type { DemoUser } from '../../identity/demo-users'
import { setRules } from '../../quality/index'
import { enterReadings, takeFile, undoImport } from '../../readings/index'
import { inLanguage, type Words } from '../words'
import type { DemoEvent } from './event'

interface EnteredRecord {
  meteringPointId: string
  readings: (firstStart: Date) => { at: string; value: number; remark?: Words }[]
}

/** What somebody read off a register. */
export const meterReadings = (key: string, by: DemoUser['key'], record: EnteredRecord): DemoEvent => ({
  ...{ key, by, permission: enterMeterReadings.permission },
  deliver: (imports, user, { firstStart, locale }) =>
    enterReadings(imports, {
      ...{ meteringPointId: record.meteringPointId, user },
      body: {
        readings: record.readings(firstStart).map(({ remark = '', ...reading }) => ({
          ...reading,
          remark: inLanguage(remark, locale),
        })),
        confirmed: [],
      },
    }),
})

interface RulesRecord {
  seriesId: number
  rules: (firstStart: Date) => Partial<SeriesRules>
}

/** Rules of a series, in place of all that it had. */
export const rules = (key: string, by: DemoUser['key'], record: RulesRecord): DemoEvent => ({
  ...{ key, by, permission: setSeriesRules.permission },
  deliver: (imports, user, { firstStart }) =>
    setRules(imports, { seriesId: record.seriesId, own: record.rules(firstStart), user }),
})

interface FileRecord {
  name: (firstStart: Date) => Words
  /** A heading, then a line for each interval: its start as ISO 8601 UTC, a semicolon, the value. */
  lines: (firstStart: Date) => string[]
  seriesId: number
  interval: CsvPlan['interval']
  unit: string
}

/** A CSV file that somebody has uploaded; its bad lines are skipped. */
export const file = (key: string, by: DemoUser['key'], record: FileRecord): DemoEvent => ({
  ...{ key, by, permission: postReadingFile.permission },
  deliver: (imports, user, { firstStart, locale }) =>
    takeFile(
      imports,
      {
        sourceName: inLanguage(record.name(firstStart), locale),
        content: Buffer.from(record.lines(firstStart).join('\n')).toString('base64'),
        plan: { ...plan, interval: record.interval, values: [{ ...valueColumn, unit: record.unit }] },
        targets: [{ column: valueColumn.column, meter: '', seriesId: record.seriesId }],
        badLines: 'skip',
      },
      user,
    ),
})

const valueColumn = { column: 1, qualityColumn: null }
const plan = {
  ...{ encoding: 'utf-8', separator: ';', headingLines: 1, decimalSign: '.', thousandsSign: 'none' },
  ...{ dateColumn: 0, timeColumn: null, timeFormat: 'ISO', clock: 'UTC', timeZone: 'Etc/UTC' },
  ...{ names: 'START', clockChange: null, meterColumns: [], unitColumn: null, qualities: [] },
} satisfies Partial<CsvPlan>

/** Undoes the latest import of a file of that name, unless that was done. */
export const undoFile = (key: string, by: DemoUser['key'], name: FileRecord['name']): DemoEvent => ({
  ...{ key, by, permission: undoReadingImport.permission },
  deliver: async (imports, user, { firstStart, locale }) => {
    const latest = await imports.stores.entities.db
      .selectFrom('reading_import')
      .select(['id', 'undone_by'])
      .where('source_name', '=', inLanguage(name(firstStart), locale))
      .where('client_business_id', '=', user.clientBusinessId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    if (latest.undone_by === null) await undoImport(imports, latest.id, user)
  },
})
