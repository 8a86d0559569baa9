import { isCallError } from '@energycockpit/api-client'
import { reasonKey } from './reason-key'

/** Why a call failed, as the key of a text. */
export type ReasonKey = (error: unknown) => string

/**
 * The reasons of a page that has its own words for some of them: `own` lists these codes, and their texts stand at
 * `place` in its language files ('factors.reasons').
 */
export function ownReasonKey(place: string, own: readonly string[]): ReasonKey {
  return (error) => {
    const code = isCallError(error) && error.kind === 'refused' ? error.reasons[0]?.code : undefined
    return code !== undefined && own.includes(code) ? `${place}.${code}` : reasonKey(error)
  }
}
