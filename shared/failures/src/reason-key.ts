import { isCallError } from '@energycockpit/api-client'
import { reasonCodes } from '@energycockpit/contract'
import { formulaFaultKey } from './formula-fault-key'

/** Why values could not be loaded, as the key of a text: the server's reason, or what became of the call. */
export function reasonKey(error: unknown): string {
  if (!isCallError(error)) return 'reason.UNKNOWN'
  if (error.kind !== 'refused') return `reason.${error.kind}`
  const [reason] = error.reasons
  if (reason?.formulaFault) return formulaFaultKey(reason.formulaFault)
  const code = reasonCodes.find((known) => known === reason?.code)
  return `reason.${code ?? 'UNKNOWN'}`
}
