import { accountCalls } from './account'
import { actionTokenCalls } from './action-token'
import { activeBusinessCalls } from './active-business'
import { annotationCalls } from './annotations'
import { anomalyCalls } from './anomalies'
import { apiTokenCalls } from './api-tokens'
import { appearanceCalls } from './appearance'
import { attributeCalls } from './attributes'
import { auditCalls } from './audit'
import { baselineVarianceCalls } from './baseline-variance'
import { baselineCalls } from './baselines'
import { blockingCalls } from './blocking'
import { businessCalls } from './businesses'
import { chosenSeriesCalls } from './chosen-series'
import { consumptionCalls } from './consumption'
import { conversionFactorCalls } from './conversion-factors'
import { healthCalls } from './health'
import { identityProviderCalls } from './identity-provider'
import { meterReadingCalls } from './meter-readings'
import { csvFileCalls } from './csv-files'
import { displayCalls } from './display'
import { embeddedSessionCalls } from './embedded-sessions'
import { energyFlowCalls } from './energy-flows'
import { estimateCalls } from './estimates'
import { fileImportCalls } from './file-imports'
import { findingCalls } from './findings'
import { forecastCalls } from './forecast'
import { hierarchyCalls } from './hierarchy'
import { indicatorCalls } from './indicators'
import { loadDurationCalls } from './load-duration'
import { loadTimeCalls } from './load-times'
import { localeCalls } from './locale'
import { locationGroupCalls } from './location-groups'
import { locationMapCalls } from './location-map'
import { locationTableCalls } from './location-table'
import { marketIdCalls } from './market-ids'
import { measurementDownloadCalls } from './measurement-downloads'
import { measurementExportCalls } from './measurement-exports'
import { measurementStatisticsCalls } from './measurement-statistics'
import { measurementSumCalls } from './measurement-sums'
import { measurementCalls } from './measurements'
import { meteringPointListCalls } from './metering-point-list'
import { meteringPointCalls } from './metering-points'
import { newsCalls } from './news'
import { noticeCalls } from './notices'
import { notificationSettingsCalls } from './notification-settings'
import { notificationCalls } from './notifications'
import { objectRankingCalls } from './object-ranking'
import { operationCalls } from './operation'
import { operationOverviewCalls } from './operation-overview'
import { ownDataCalls } from './own-data'
import { ownSessionCalls } from './own-sessions'
import { policyViolationCalls } from './policy-violations'
import { portalCalls } from './portal'
import { portfolioCalls } from './portfolio'
import { readingImportCalls } from './reading-imports'
import { recentObjectCalls } from './recent-objects'
import { savedViewCalls } from './saved-views'
import { carbonReportCalls } from './carbon-report'
import { publishedCarbonReportCalls } from './published-carbon-reports'
import { dashboardCalls } from './dashboards'
import { selfSupplyCalls } from './self-supply'
import { energyActionCalls } from './energy-actions'
import { energyBudgetCalls } from './energy-budgets'
import { energyShareCalls } from './energy-shares'
import { energyUseCalls } from './energy-uses'
import { searchCalls } from './search'
import { seriesCompletenessCalls } from './series-completeness'
import { seriesRuleCalls } from './series-rules'
import { structureCalls } from './structure'
import { structureDocumentCalls } from './structure-documents'
import { structureFileCalls } from './structure-files'
import { seriesCalendarCalls } from './series-calendar'
import { publicHolidayCalls } from './public-holidays'
import { usualCurrencyCalls } from './usual-currency'
import { termsCalls } from './terms'
import { twinCalls } from './twin'
import { unfinishedImportCalls } from './unfinished-imports'
import { registrationCalls } from './registrations'
import { userCalls } from './users'
import { virtualSeriesCalls } from './virtual-series'
import { wordingCalls } from './wording'
import type { AnyCall } from './call'

/** Every call, by the lists of their subjects. The server refuses to start when one of them has no route. */
export const calls: readonly AnyCall[] = [
  ...localeCalls,
  ...displayCalls,
  ...portalCalls,
  ...termsCalls,
  ...healthCalls,
  ...identityProviderCalls,
  ...activeBusinessCalls,
  ...blockingCalls,
  ...actionTokenCalls,
  ...anomalyCalls,
  ...noticeCalls,
  ...notificationCalls,
  ...newsCalls,
  ...notificationSettingsCalls,
  ...hierarchyCalls,
  ...savedViewCalls,
  ...recentObjectCalls,
  ...searchCalls,
  ...annotationCalls,
  ...baselineCalls,
  ...energyActionCalls,
  ...indicatorCalls,
  ...energyBudgetCalls,
  ...energyShareCalls,
  ...energyUseCalls,
  ...dashboardCalls,
  ...carbonReportCalls,
  ...publishedCarbonReportCalls,
  ...meteringPointCalls,
  ...meteringPointListCalls,
  ...marketIdCalls,
  ...structureCalls,
  ...structureDocumentCalls,
  ...attributeCalls,
  ...locationGroupCalls,
  ...locationTableCalls,
  ...structureFileCalls,
  ...publicHolidayCalls,
  ...usualCurrencyCalls,
  ...seriesCalendarCalls,
  ...twinCalls,
  ...findingCalls,
  ...measurementCalls,
  ...measurementDownloadCalls,
  ...measurementExportCalls,
  ...seriesCompletenessCalls,
  ...seriesRuleCalls,
  ...estimateCalls,
  ...meterReadingCalls,
  ...portfolioCalls,
  ...measurementStatisticsCalls,
  ...virtualSeriesCalls,
  ...measurementSumCalls,
  ...locationMapCalls,
  ...consumptionCalls,
  ...chosenSeriesCalls,
  ...energyFlowCalls,
  ...selfSupplyCalls,
  ...objectRankingCalls,
  ...loadDurationCalls,
  ...baselineVarianceCalls,
  ...forecastCalls,
  ...conversionFactorCalls,
  ...readingImportCalls,
  ...csvFileCalls,
  ...fileImportCalls,
  ...operationCalls,
  ...policyViolationCalls,
  ...embeddedSessionCalls,
  ...loadTimeCalls,
  ...operationOverviewCalls,
  ...unfinishedImportCalls,
  ...businessCalls,
  ...userCalls,
  ...appearanceCalls,
  ...registrationCalls,
  ...wordingCalls,
  ...auditCalls,
  ...ownSessionCalls,
  ...accountCalls,
  ...apiTokenCalls,
  ...ownDataCalls,
]
