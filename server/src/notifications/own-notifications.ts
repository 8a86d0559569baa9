import {
  NOTIFICATIONS_PER_PAGE,
  notificationGroups,
  type Locale,
  type Notification,
  type NotificationGroup,
} from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import { isPermitted } from '../access/permissions'
import type { SignedInUser } from '../access/signed-in-user'
import type { Tables } from '../entities/tables'
import { kindNames, kindOf, kindsOfGroup, notificationKinds } from './kinds'
import { countUnread, listOf, markRead, type Marked, type Owner, type StoredNotification } from './repository'
import { wordsOf } from './words'

/** Who reads, and where from. */
export interface Reading {
  db: Kysely<Tables>
  user: SignedInUser
}

const ownerOf = ({ user }: Reading): Owner => ({ userUuid: user.uuid, visible: user.visibleBusinessIds })

/** Kinds of what the user may see now; a role that was taken away takes its notifications along. */
const permittedKinds = ({ user }: Reading) =>
  kindNames.filter((name) => isPermitted(user.roles, notificationKinds[name].needs))

/** Groups of which the user can receive anything. */
export const permittedGroups = (reading: Reading): NotificationGroup[] => {
  const kinds = new Set(permittedKinds(reading))
  return notificationGroups.filter((group) => kindsOfGroup(group).some((kind) => kinds.has(kind)))
}

interface Wanted {
  locale: Locale
  before?: string | undefined
  group?: NotificationGroup | undefined
  state?: 'READ' | 'UNREAD' | undefined
}

export async function readNotifications(
  reading: Reading,
  { locale, before, group, state }: Wanted,
): Promise<{ notifications: Notification[]; next: number | null; unread: number }> {
  const kinds = permittedKinds(reading)
  const found = await listOf(reading.db, ownerOf(reading), {
    before: before === undefined ? undefined : Number(before),
    kinds: group === undefined ? kinds : kinds.filter((name) => notificationKinds[name].group === group),
    state,
  })
  const shown = found.slice(0, NOTIFICATIONS_PER_PAGE)
  return {
    notifications: shown.flatMap((one) => asTold(locale, one)),
    next: found.length > shown.length ? shown.at(-1)!.id : null,
    unread: await unreadOf(reading),
  }
}

export const unreadOf = (reading: Reading): Promise<number> =>
  countUnread(reading.db, ownerOf(reading), permittedKinds(reading))

export async function readAndCount(reading: Reading, which: Marked): Promise<{ unread: number }> {
  await markRead(reading.db, ownerOf(reading), which)
  return { unread: await unreadOf(reading) }
}

function asTold(locale: Locale, stored: StoredNotification): Notification[] {
  const kind = kindOf(stored.kind)
  const words = wordsOf(locale, stored)
  if (!kind || !words) return []
  const { id, businessName, createdAt, isRead, objectId } = stored
  return [
    {
      ...{ id, businessName, title: words.title, text: words.text },
      ...{ group: kind.group, severity: kind.severity, kind: stored.kind },
      ...{ href: kind.link(objectId), at: createdAt.toISOString(), read: isRead },
    },
  ]
}
