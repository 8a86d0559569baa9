import { isCallError } from '@energycockpit/api-client'
import { reasonCodes } from '@energycockpit/contract'

/** Why values could not be loaded, as the key of a text: the server's reason, or what became of the call. */
export function reasonKey(error: unknown): string {
  if (!isCallError(error)) return 'reason.UNKNOWN'
  if (error.kind !== 'refused') return `reason.${error.kind}`
  const code = reasonCodes.find((known) => known === error.reasons[0]?.code)
  return `reason.${code ?? 'UNKNOWN'}`
}
