import { roles } from '@energycockpit/contract'
import { informationTexts } from '../blocking/notice-texts.testing'

/** Of whoever walks. */
export const password = 'walks every call'
/** One hour of the sub-business's weather, long before its first reading. */
const ofWeather = {
  ...{ sourceName: 'walk.csv', content: Buffer.from('1999-01-01T00:00Z;7').toString('base64') },
  plan: {
    ...{ encoding: 'utf-8', separator: ';', headingLines: 0, decimalSign: '.', thousandsSign: 'none' },
    ...{ dateColumn: 0, timeColumn: null, timeFormat: 'ISO', clock: 'OFFSET', timeZone: 'Europe/London' },
    ...{ names: 'START', interval: 'PT1H', clockChange: null, meterColumns: [], unitColumn: null },
    ...{ values: [{ column: 1, unit: null, qualityColumn: null }], qualities: [] },
  },
  ...{ targets: [{ column: 1, meter: '', seriesId: 2001 }], badLines: 'refuse' },
}
const virtual = { name: 'Walked', formula: '[2001', quantity: 'ENERGY', unit: 'kWh', direction: null }
const typedFormula = {
  ...{ formula: '[2001', quantity: 'ENERGY', unit: 'kWh', locationId: 'loc-b2', seriesId: null },
}
/** Bodies of the calls that write; those about users leave them as they are. */
export const bodies: Record<string, unknown> = {
  changePassword: { currentPassword: password, newPassword: 'too short' },
  beginSecondFactor: { password },
  finishSecondFactor: { code: 'none' },
  switchOffSecondFactor: { password },
  renewRecoveryCodes: { password },
  // Of the sub-business's weather, long before its first reading.
  deleteReadings: { seriesIds: [2001], from: '1999-01-01T00:00:00Z', to: '1999-01-02T00:00:00Z' },
  setSeriesRules: {},
  setMarketIds: { malo: null, melo: null, series: [] },
  // Nothing follows from the first one.
  enterMeterReadings: { readings: [{ at: '1999-01-01T00:00:00Z', value: 0 }] },
  // Long before there is anything to go by.
  estimateReadings: { from: '1999-01-01T00:00:00Z', to: '1999-01-02T00:00:00Z' },
  previewReadingFile: { content: 'YTti', whole: true, timeZone: 'Europe/London' },
  compareReadingFile: ofWeather,
  postReadingFile: ofWeather,
  createVirtualSeries: { ...virtual, locationId: 'loc-b2', productType: 'ELECTRICITY' },
  changeVirtualSeries: virtual,
  checkVirtualSeries: typedFormula,
  previewVirtualSeries: typedFormula,
  setConversionFactor: {
    ...{ nodeId: 'loc-b2', kind: 'PRICE', productType: 'HEAT', unit: 'EUR/kWh', periods: [], seriesId: null },
  },
  createNotice: { type: 'INFORMATION', audience: { kind: 'everybody' }, layout: informationTexts('a draft') },
  draftNotice: { layout: informationTexts('of nothing') },
  publishNotice: {},
  retireNotice: {},
  createBusiness: { name: 'Fenland Colleges', superClientBusinessId: null },
  inviteUser: {
    ...{ businessId: 1001, email: 'analyst@demo.energycockpit.example', displayName: 'Again' },
    ...{ roles: [roles.ANALYST], locale: 'en' },
  },
  renewInvitation: { locale: 'en' },
  setUserRoles: { roles: [roles.ANALYST] },
  setUserDisabled: { disabled: false },
  reportPolicyViolation: { 'csp-report': { 'document-uri': 'https://elsewhere.example/' } },
  setLocale: { locale: 'en' },
  setActiveBusiness: { businessId: null },
  setPublicLocale: { locale: 'en' },
  reportFeatureFailure: { featureId: 'analysis', version: null, kind: 'missing', correlationId: 'c-1' },
  reportPublicFeatureFailure: {
    ...{ featureId: 'home-portal', version: null, kind: 'missing', correlationId: 'c-2' },
  },
  reportLoadTimes: {
    reportId: 'r-1',
    imports: [
      {
        ...{ featureId: 'analysis', version: null, way: 'first', standsFor: 1 },
        ...{ totalMs: 900, loadMs: 300, mountMs: 400 },
      },
    ],
  },
}
