import {
  getBaselineVariance,
  getCarbonReport,
  downloadObjectRanking,
  downloadSeriesValues,
  downloadStatistics,
  exportMeasurements,
  getChosenSeries,
  getConsumption,
  getEnergyFlows,
  getEnergyShares,
  getForecast,
  getLoadDuration,
  getLocationConsumption,
  getLossBalance,
  getManySums,
  getMeasuredPlaces,
  getObjectRanking,
  getSelfSupply,
  getSeriesCalendar,
  getPortfolioSummary,
  getProfile,
  getRanking,
  getSeriesCompleteness,
  getSeriesValues,
  getStatistics,
  getSummedValues,
  getTwinValues,
  previewExport,
  previewVirtualSeries,
} from '@energycockpit/contract'
import { modellers, seeValues } from '../access/roles.testing'
import { formulaThatIsNone } from '../calculations/virtual/calls.testing'
import { day, location, series, year, type CallExample } from '../http/call-example.testing'

const { seriesId } = series
const common = { roles: seeValues, ofSubBusiness: 'itself' } as const
const hours = `${day}&granularity=PT1H`
const ofYear = `${year}&series=${seriesId}`

export const aggregationExamples: readonly CallExample[] = [
  { ...common, call: getSeriesValues, params: series, query: hours, everyQuery: `${hours}&unit=kWh` },
  {
    ...{ ...common, call: downloadSeriesValues, params: series },
    query: `format=csv&language=en&${hours}`,
    everyQuery: `format=csv&language=en&${hours}&unit=kWh`,
  },
  {
    ...{ ...common, call: previewExport, query: `layout=wide&language=en&${hours}&series=${seriesId}` },
    everyQuery: `layout=wide&language=en&${hours}&series=1001`,
  },
  {
    ...{ ...common, call: exportMeasurements },
    query: `layout=long&format=csv&language=en&${hours}&series=${seriesId}`,
  },
  { ...common, call: getSeriesCompleteness, params: series, query: 'year=2025' },
  { call: getPortfolioSummary, roles: seeValues },
  { call: getCarbonReport, roles: seeValues, query: 'year=2025&baseYear=2024' },
  { ...common, call: getTwinValues, params: { locationId: location } },
  {
    ...{ call: getLocationConsumption, roles: seeValues },
    query: 'productType=GAS&from=2025-01-01&to=2025-02-01',
  },
  {
    ...{ call: getEnergyFlows, roles: seeValues, ofSubBusiness: 'itself' },
    query: 'productType=ELECTRICITY&from=2025-01-01&to=2025-02-01&nodeId=loc-b2',
  },
  {
    ...{ call: getEnergyShares, roles: seeValues, ofSubBusiness: 'itself' },
    query: 'from=2025-01-01&to=2025-02-01&nodeId=loc-b2',
  },
  {
    ...{ call: getSelfSupply, roles: seeValues, ofSubBusiness: 'itself' },
    query: 'nodeId=loc-b2&period=YESTERDAY',
  },
  {
    ...{ call: getConsumption, roles: seeValues },
    query: 'from=2025-01-01&to=2025-02-01&granularity=P1D',
    everyQuery:
      'from=2025-01-01&to=2025-02-01&granularity=P1D&nodeId=loc-b2&comparedFrom=2024-01-01&comparedTo=2024-02-01',
  },
  {
    ...{ call: getObjectRanking, roles: seeValues, ofSubBusiness: 'itself' },
    query: 'level=LOCATION&from=2025-01-01&to=2025-02-01&objects=loc-b2',
    everyQuery:
      'level=POINT&from=2025-01-01&to=2025-02-01&objects=loc-b2&productType=GAS&per=WEATHER&comparedFrom=2024-01-01&comparedTo=2024-02-01&locationGroup=Laboratories&weatherStation=mp-region-weather',
  },
  {
    ...{ call: downloadObjectRanking, roles: seeValues, ofSubBusiness: 'itself' },
    query: 'level=LOCATION&from=2025-01-01&to=2025-02-01&objects=loc-b2&format=csv&language=en',
    everyQuery:
      'level=POINT&from=2025-01-01&to=2025-02-01&objects=loc-b2&productType=GAS&format=csv&language=de&locationGroup=Laboratories&weatherStation=mp-region-weather',
  },
  {
    ...{ ...common, call: getChosenSeries, query: 'objects=loc-b2' },
    everyQuery: 'objects=loc-b2&locationGroup=Laboratories&weatherStation=mp-region-weather',
  },
  {
    ...{ ...common, call: getRanking, query: `function=SUM&${ofYear}` },
    everyQuery: `function=SUM&${ofYear}&nodeId=loc-b2&locationGroup=Laboratories`,
  },
  { ...common, call: getProfile, query: `function=SUM&step=PT1H&${ofYear}` },
  { ...common, call: getLoadDuration, query: ofYear },
  {
    ...{ ...common, call: getBaselineVariance },
    query: `series=${seriesId}&baselineFrom=2024-01-01&baselineTo=2025-01-01&from=2025-01-01&to=2025-02-01`,
  },
  { ...common, call: getForecast, query: `series=${seriesId}` },
  {
    ...{ ...common, call: getSeriesCalendar },
    query: `series=${seriesId}&from=2025-01-01&to=2025-02-01&referenceFrom=2024-01-01&referenceTo=2024-02-01`,
  },
  { ...common, call: getStatistics, query: ofYear },
  { ...common, call: downloadStatistics, query: `format=csv&language=en&${ofYear}` },
  {
    ...{ ...common, call: getSummedValues, query: `granularity=P1M&${ofYear}` },
    everyQuery: `granularity=P1M&${ofYear}&unit=kWh`,
  },
  {
    ...{ roles: seeValues, call: getManySums },
    body: {
      sums: [
        {
          series: String(seriesId),
          granularity: 'P1M',
          from: '2025-01-01T00:00:00Z',
          to: '2026-01-01T00:00:00Z',
        },
      ],
    },
  },
  { roles: seeValues, call: getMeasuredPlaces, query: 'objects=loc-b2' },
  {
    ...{ ...common, call: getLossBalance },
    query: `main=${seriesId}&subs=${seriesId}&granularity=P1M&${year}`,
    everyQuery: `main=1001&subs=1011&granularity=P1M&${year}&unit=kWh`,
  },
  {
    ...{ call: previewVirtualSeries, roles: modellers, ofSubBusiness: 'itself' },
    ...{ body: formulaThatIsNone, status: 400 },
  },
]
