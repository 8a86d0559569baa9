import { nextDigest } from './digest-time'
import type { NotificationKind } from './kinds'
import { mailedAnyway, type Choices } from './settings'
import type { Channel } from './tables'

export interface PlannedDelivery {
  channel: Channel
  deviceId: string | null
  dueAt: Date
}

/** What comes in a flood is sent when most of it is counted. */
const settlesFor = 30_000

/** By which ways, and when, somebody is told besides the portal. */
export function planOf(
  { choices, devices, hasMail }: { choices: Choices; devices: readonly string[]; hasMail: boolean },
  { group, bundled, now }: Pick<NotificationKind, 'group' | 'bundled'> & { now: Date },
): PlannedDelivery[] {
  const { email, push } = choices.groups[group]
  const soon = bundled ? new Date(now.getTime() + settlesFor) : now
  const planned: PlannedDelivery[] = []
  if (hasMail && !mailedAnyway.includes(group)) {
    if (email === 'AT_ONCE') planned.push({ channel: 'EMAIL', deviceId: null, dueAt: soon })
    if (email === 'DIGEST')
      planned.push({ channel: 'DIGEST', deviceId: null, dueAt: nextDigest(choices.digest, now) })
  }
  if (push) for (const deviceId of devices) planned.push({ channel: 'PUSH', deviceId, dueAt: soon })
  return planned
}
