import { notificationGroups, type NotificationGroup } from '@energycockpit/contract'
import type { Secrets } from '../secrets/secrets'

export const unsubscribePath = '/public/notifications/unsubscribe'

/** Whose mails end, and about what; null: all that can be ended. */
export interface Unsubscription {
  userUuid: string
  group: NotificationGroup | null
}

/**
 * Links that end mails without a sign-in (RFC 8058). They are signed, name nothing else, and hold for as long as the
 * secret does: a mail may be opened after years.
 */
export function unsubscribeLinks(secrets: Secrets) {
  const signatureOf = (text: string) => secrets.hash(`unsubscribe ${text}`)
  return {
    tokenOf({ userUuid, group }: Unsubscription): string {
      const text = `${userUuid}.${group ?? 'ALL'}`
      return `${text}.${signatureOf(text)}`
    },
    /** Undefined for a token that is none of ours. */
    read(token: unknown): Unsubscription | undefined {
      if (typeof token !== 'string' || token.length > 200) return undefined
      const [userUuid = '', name = '', signature] = token.split('.')
      if (signature !== signatureOf(`${userUuid}.${name}`)) return undefined
      const group = notificationGroups.find((one) => one === name)
      if (group === undefined && name !== 'ALL') return undefined
      return { userUuid, group: group ?? null }
    },
  }
}
export type UnsubscribeLinks = ReturnType<typeof unsubscribeLinks>
