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
import type { AnyCall } from './call'
import { endEmbeddedSession, openEmbeddedSession, renewEmbeddedSession } from './embedded-sessions'
import { getHierarchyNodes } from './hierarchy'
import { getLocaleData, getPublicLocaleData, setLocale, setPublicLocale } from './locale'
import { reportLoadTimes } from './load-times'
import { getSeriesValues } from './measurements'
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
  endUserSessions,
  getUsers,
  inviteUser,
  renewInvitation,
  resetSecondFactor,
  setUserDisabled,
  setUserRoles,
} from './users'
import { endAllSessions, endOwnSession, getOwnSessions } from './own-sessions'

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
  getSeriesValues,
  getPortfolioWeek,
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
