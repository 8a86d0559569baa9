import {
  digestTimeSchema,
  emailChoices,
  notificationGroups,
  type DigestTime,
  type EmailChoice,
  type NotificationGroup,
} from '@energycockpit/contract'
import { z } from 'zod'

export interface GroupChoice {
  email: EmailChoice
  push: boolean
}

export interface Choices {
  groups: Readonly<Record<NotificationGroup, GroupChoice>>
  digest: DigestTime
}

/** The user property that keeps what a user chose, as JSON. */
export const choicesKey = 'notifications'

const digestAtFirst: DigestTime = { every: 'DAY', weekday: 1, time: '07:00', timeZone: 'Europe/Berlin' }

/** What is told by a mail of its own already, whatever the user chose. */
export const mailedAnyway: readonly NotificationGroup[] = ['ACCOUNT', 'ADMINISTRATION']

const group = z.object({ email: z.enum(emailChoices).optional(), push: z.boolean().optional() })
const stored = z.object({
  groups: z.partialRecord(z.enum(notificationGroups), group).catch({}),
  digest: z.unknown().optional(),
})

interface Stored {
  groups: Partial<Record<NotificationGroup, { email?: EmailChoice | undefined; push?: boolean | undefined }>>
  digest?: DigestTime | undefined
}

/** What was stored, with what holds where nothing was; nonsense is as nothing. */
export function readChoices(json: string | null | undefined): Choices {
  const { groups, digest } = parsed(json)
  const choice = (name: NotificationGroup): GroupChoice => ({
    email: groups[name]?.email ?? 'NONE',
    push: groups[name]?.push ?? true,
  })
  return {
    groups: Object.fromEntries(notificationGroups.map((name) => [name, choice(name)])) as Choices['groups'],
    digest: digest ?? digestAtFirst,
  }
}

export interface ChangeOfChoices {
  groups?:
    | readonly { group: NotificationGroup; email?: EmailChoice | undefined; push?: boolean | undefined }[]
    | undefined
  digest?: DigestTime | undefined
}

/** The JSON to store: what was there, with what is changed. */
export function changedChoices(json: string | null | undefined, change: ChangeOfChoices): string {
  const before = parsed(json)
  const groups = { ...before.groups }
  for (const { group: name, ...choice } of change.groups ?? []) {
    const given = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined))
    groups[name] = { ...groups[name], ...given }
  }
  return JSON.stringify({ groups, digest: change.digest ?? before.digest })
}

function parsed(json: string | null | undefined): Stored {
  try {
    const { groups, digest } = stored.parse(JSON.parse(json ?? '{"groups":{}}'))
    return { groups, digest: digestTimeSchema.safeParse(digest).data }
  } catch {
    return { groups: {} }
  }
}
