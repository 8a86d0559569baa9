import {
  beginSecondFactor,
  changePassword,
  finishSecondFactor,
  getAccount,
  getOwnConfirmations,
  getSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from './account'
import { getActionTokenLocaleData } from './action-token'
import {
  acknowledgeInformation,
  confirmReason,
  getInformationReasons,
  getPageContent,
  getRemainingReasons,
} from './blocking'
import { getActiveBusiness, setActiveBusiness } from './active-business'
import { getAuditEntries, verifyAuditLog } from './audit'
import { createBusiness } from './businesses'
import type { AnyCall } from './call'
import { getConversionFactors, setConversionFactor } from './conversion-factors'
import { endEmbeddedSession, openEmbeddedSession, renewEmbeddedSession } from './embedded-sessions'
import { getReceivingSeries, previewReadingFile } from './csv-files'
import { compareReadingFile, postReadingFile } from './file-imports'
import { enterMeterReadings, getMeterReadings } from './meter-readings'
import { estimateReadings } from './estimates'
import { getMarketIds, setMarketIds } from './market-ids'
import { getMeteringPointFindings } from './findings'
import { getHierarchyNodes } from './hierarchy'
import { getLocaleData, getPublicLocaleData, setLocale, setPublicLocale } from './locale'
import { reportLoadTimes } from './load-times'
import { downloadSeriesValues } from './measurement-downloads'
import { getSeriesValues } from './measurements'
import { getProfile, getRanking, getStatistics } from './measurement-statistics'
import { getLossBalance, getSummedValues } from './measurement-sums'
import { getMeteringPoint } from './metering-points'
import { createNotice, draftNotice, getNotices, publishNotice, retireNotice } from './notices'
import { reportFeatureFailure, reportPublicFeatureFailure } from './operation'
import { getFeaturesInOperation, getLatestFailures } from './operation-overview'
import { getPolicyViolations, reportPolicyViolation } from './policy-violations'
import {
  getBlockingInfo,
  getHealth,
  getKeycloakConfiguration,
  getStaticFooter,
  getTermsAndConditions,
  getUiContext,
  whoami,
} from './portal'
import { getPortfolioWeek } from './portfolio'
import {
  deleteReadings,
  getReadingImport,
  getReadingImports,
  postReadings,
  undoReadingImport,
} from './reading-imports'
import { getSeriesCompleteness } from './series-completeness'
import { getSeriesRules, setSeriesRules } from './series-rules'
import { discardUnfinishedImport, getUnfinishedImports, retryUnfinishedImport } from './unfinished-imports'
import {
  endUserSessions,
  getUsers,
  inviteUser,
  renewInvitation,
  resetSecondFactor,
  setUserDisabled,
  setUserRoles,
} from './users'
import { endAllSessions, endOwnSession, getOwnSessions } from './own-sessions'
import {
  changeVirtualSeries,
  checkVirtualSeries,
  createVirtualSeries,
  getAllVirtualSeries,
  getVirtualSeries,
  previewVirtualSeries,
  removeVirtualSeries,
} from './virtual-series'

/** Every call there is. The server refuses to start when one of them has no route. */
export const calls: readonly AnyCall[] = [
  getLocaleData,
  getPublicLocaleData,
  setLocale,
  setPublicLocale,
  whoami,
  getUiContext,
  getStaticFooter,
  getTermsAndConditions,
  getActiveBusiness,
  setActiveBusiness,
  getBlockingInfo,
  getRemainingReasons,
  getPageContent,
  confirmReason,
  getInformationReasons,
  acknowledgeInformation,
  getActionTokenLocaleData,
  getNotices,
  createNotice,
  draftNotice,
  publishNotice,
  retireNotice,
  getKeycloakConfiguration,
  getHealth,
  getHierarchyNodes,
  getMeteringPoint,
  getMarketIds,
  setMarketIds,
  getMeteringPointFindings,
  getSeriesValues,
  downloadSeriesValues,
  getSeriesCompleteness,
  getSeriesRules,
  setSeriesRules,
  estimateReadings,
  enterMeterReadings,
  getMeterReadings,
  getPortfolioWeek,
  getRanking,
  getProfile,
  getStatistics,
  getAllVirtualSeries,
  checkVirtualSeries,
  previewVirtualSeries,
  getVirtualSeries,
  createVirtualSeries,
  changeVirtualSeries,
  removeVirtualSeries,
  getSummedValues,
  getLossBalance,
  getConversionFactors,
  setConversionFactor,
  postReadings,
  previewReadingFile,
  compareReadingFile,
  getReceivingSeries,
  postReadingFile,
  getReadingImports,
  getReadingImport,
  undoReadingImport,
  deleteReadings,
  reportFeatureFailure,
  reportPolicyViolation,
  getPolicyViolations,
  openEmbeddedSession,
  renewEmbeddedSession,
  endEmbeddedSession,
  reportPublicFeatureFailure,
  reportLoadTimes,
  getFeaturesInOperation,
  getLatestFailures,
  ...[getUnfinishedImports, retryUnfinishedImport, discardUnfinishedImport],
  createBusiness,
  getUsers,
  inviteUser,
  renewInvitation,
  setUserRoles,
  setUserDisabled,
  endUserSessions,
  resetSecondFactor,
  getAuditEntries,
  verifyAuditLog,
  getOwnSessions,
  endOwnSession,
  endAllSessions,
  getAccount,
  changePassword,
  getSecondFactor,
  beginSecondFactor,
  finishSecondFactor,
  switchOffSecondFactor,
  renewRecoveryCodes,
  getOwnConfirmations,
]
