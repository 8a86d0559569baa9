import {
  acknowledgeInformation,
  confirmReason,
  createNotice,
  draftNotice,
  getActionTokenLocaleData,
  getBlockingInfo,
  getInformationReasons,
  getNotices,
  getPageContent,
  getRemainingReasons,
  publishNotice,
  retireNotice,
} from '@energycockpit/contract'
import { everyRole, operator as roles } from '../access/roles.testing'
import { analyst, type CallExample } from '../http/call-example.testing'
import { informationTexts } from './notice-texts.testing'

const noSuchNotice = { roles, params: { uuid: analyst }, status: 404 }

export const noticeExamples: readonly CallExample[] = [
  { call: getNotices, roles },
  {
    ...{ call: createNotice, roles },
    body: { type: 'INFORMATION', audience: { kind: 'everybody' }, layout: informationTexts('a draft') },
  },
  { ...noSuchNotice, call: draftNotice, body: { layout: informationTexts('of nothing') } },
  { ...noSuchNotice, call: publishNotice, body: {} },
  { ...noSuchNotice, call: retireNotice, body: {} },
]

/** What the blocking page asks with its action token, which no walk has. */
export const blockingExamples: readonly CallExample[] = [
  { call: getBlockingInfo, roles: everyRole, whileBlocked: true },
  { call: getRemainingReasons, params: { userUuid: analyst }, everyQuery: 'actionToken=a' },
  { call: getPageContent, params: { uuid: analyst } },
  { call: confirmReason, params: { uuid: analyst } },
  { call: getInformationReasons },
  { call: acknowledgeInformation, params: { blockingReasonId: analyst } },
  { call: getActionTokenLocaleData, params: { locale: 'en' } },
]
