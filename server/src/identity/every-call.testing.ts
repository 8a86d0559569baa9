import { roles } from '@energycockpit/contract'
import { informationTexts } from '../blocking/notice-texts.testing'

/** Of whoever walks. */
export const password = 'walks every call'
/** Bodies of the calls that write; those about users leave them as they are. */
export const bodies: Record<string, unknown> = {
  changePassword: { currentPassword: password, newPassword: 'too short' },
  beginSecondFactor: { password },
  finishSecondFactor: { code: 'none' },
  switchOffSecondFactor: { password },
  renewRecoveryCodes: { password },
  createNotice: { type: 'INFORMATION', audience: { kind: 'everybody' }, layout: informationTexts('a draft') },
  draftNotice: { layout: informationTexts('of nothing') },
  publishNotice: {},
  retireNotice: {},
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
    loads: [
      {
        ...{ featureId: 'analysis', version: null, way: 'first', standsFor: 1 },
        ...{ totalMs: 900, loadMs: 300, mountMs: 400 },
      },
    ],
  },
}
