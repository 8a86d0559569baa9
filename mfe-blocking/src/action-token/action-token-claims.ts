import { actionTokenClaimsSchema, type ActionTokenClaims } from '@energycockpit/contract'
import { decodeJwt } from 'jose/jwt/decode'

/**
 * What the token says; undefined for one that cannot be read. It is read, not believed: the server looks at the
 * signature with every call.
 */
export function actionTokenClaims(actionToken: string): ActionTokenClaims | undefined {
  try {
    return actionTokenClaimsSchema.parse(decodeJwt(actionToken))
  } catch {
    return undefined
  }
}
