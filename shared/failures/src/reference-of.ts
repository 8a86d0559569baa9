import { isCallError } from '@energycockpit/api-client'
import { UNKNOWN } from '@energycockpit/contract'
import type { Translate } from '@energycockpit/i18n'

/** What to name when asking for help; undefined where nothing of the failure is in the server's log. */
export function referenceOf(error: unknown, t: Translate): string | undefined {
  if (!isCallError(error) || error.correlationId === UNKNOWN) return undefined
  return t('reference', { id: error.correlationId })
}
