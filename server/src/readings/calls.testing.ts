import {
  compareReadingFile,
  deleteReadings,
  discardUnfinishedImport,
  downloadMeterReadings,
  enterMeterReadings,
  getMeterReadings,
  getReadingImport,
  getReadingImports,
  getReceivingSeries,
  getUnfinishedImports,
  listMeterReadings,
  postReadingFile,
  postReadings,
  previewReadingFile,
  retryUnfinishedImport,
  undoReadingImport,
} from '@energycockpit/contract'
import { administrators, energyManagers, meterReaders, seeValues, suppliers } from '../access/roles.testing'
import { day, point, type CallExample } from '../http/call-example.testing'

/** One hour of the sub-business's weather, long before its first reading. */
const fileOfWeather = {
  ...{ sourceName: 'walk.csv', content: Buffer.from('1999-01-01T00:00Z;7').toString('base64') },
  plan: {
    ...{ encoding: 'utf-8', separator: ';', headingLines: 0, decimalSign: '.', thousandsSign: 'none' },
    ...{ dateColumn: 0, timeColumn: null, timeFormat: 'ISO', clock: 'OFFSET', timeZone: 'Europe/London' },
    ...{ names: 'START', interval: 'PT1H', clockChange: null, meterColumns: [], unitColumn: null },
    ...{ values: [{ column: 1, unit: null, qualityColumn: null }], qualities: [] },
  },
  ...{ targets: [{ column: 1, meter: '', seriesId: 2001 }], badLines: 'refuse' },
}
const file = { roles: suppliers, body: fileOfWeather, ofSubBusiness: 'itself' } as const
const meterReadings = { roles: meterReaders, params: point, ofSubBusiness: 'itself' } as const
const listed = { roles: seeValues, ofSubBusiness: 'itself' } as const
const readAt = `${day}&points=${point.meteringPointId}`
const none = { params: { importId: 2_147_483_647 }, status: 404 }

export const readingsExamples: readonly CallExample[] = [
  // Nothing, in no format.
  { call: postReadings, roles: suppliers, status: 415 },
  {
    ...{ call: previewReadingFile, roles: suppliers },
    body: { content: 'YTti', whole: true, timeZone: 'Europe/London' },
  },
  { ...file, call: compareReadingFile },
  { ...file, call: postReadingFile },
  { call: getReceivingSeries, roles: suppliers, everyQuery: 'search=a&unit=kWh&interval=PT1H' },
  { call: getReadingImports, roles: suppliers },
  { ...none, call: getReadingImport, roles: suppliers },
  { ...none, call: undoReadingImport, roles: energyManagers },
  {
    ...{ call: deleteReadings, roles: energyManagers, ofSubBusiness: 'itself' },
    body: { seriesIds: [2001], from: '1999-01-01T00:00:00Z', to: '1999-01-02T00:00:00Z' },
  },
  // Nothing follows from the first one.
  {
    ...{ ...meterReadings, call: enterMeterReadings },
    body: { readings: [{ at: '1999-01-01T00:00:00Z', value: 0 }] },
  },
  { ...meterReadings, call: getMeterReadings },
  { ...listed, call: listMeterReadings, query: readAt },
  { ...listed, call: downloadMeterReadings, query: `${readAt}&format=csv&language=en` },
  { call: getUnfinishedImports, roles: administrators },
  { ...none, call: retryUnfinishedImport, roles: energyManagers },
  { ...none, call: discardUnfinishedImport, roles: energyManagers },
]
