import { isCallError } from '@energycockpit/api-client'
import { accountReasonCodes } from '@energycockpit/contract'
import { useTexts, type Translate } from '@energycockpit/i18n'

export interface FailureWords {
  text: string
  /** What to name when asking for help; only where that is the way on. */
  reference?: string | undefined
}

/** The codes that say something of their own to the user of this feature. */
export const knownCodes = [
  ...accountReasonCodes,
  ...['KEPT_BY_PROVIDER', 'TOO_MANY_REQUESTS', 'NOT_FOUND', 'BLOCKED', 'CROSS_SITE_WRITE'],
  ...['STORAGE_FULL', 'STORE_UNAVAILABLE', 'IDENTITY_PROVIDER_UNAVAILABLE'],
] as const

/** The code by which the server refused a call, if it is one of these. */
export function refusedBecause(failure: unknown): string | undefined {
  const code = isCallError(failure) && failure.kind === 'refused' ? failure.reasons[0]?.code : undefined
  return knownCodes.find((known) => known === code)
}

/** Puts a failed call into words. */
export function failureWords(t: Translate, failure: unknown): FailureWords {
  const code = refusedBecause(failure)
  if (code) return { text: t(`failures.${code}`) }
  if (!isCallError(failure)) return { text: t('failures.other') }
  if (failure.kind !== 'refused') return { text: t(`failures.${failure.kind}`) }
  return { text: t('failures.other'), reference: t('reference', { id: failure.correlationId }) }
}

export function useFailureWords(): (failure: unknown) => FailureWords {
  const { t } = useTexts()
  return (failure) => failureWords(t, failure)
}
