import { roles, type RoleName } from '@energycockpit/contract'
import { newDataFolder } from '@energycockpit/testing'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { createSecrets } from '../secrets/secrets'
import { writeUserProperty } from '../locale/user-properties'
import { deliverDue } from './deliver'
import type { NotificationMail } from './mails'
import { notify, type Occurrence } from './notify'
import { pushKeys } from './push/push-keys'
import { pushSender } from './push/send-push'
import { changedChoices, choicesKey, type ChangeOfChoices } from './settings'
import { unsubscribeLinks } from './unsubscribe-link'

/** From what happened to what is sent, on a real store; the mail server and the push service are played at the edge. */
export let entities: Entities
let folder: string
let pushService: Server
export const pushed: { path: string | undefined; headers: IncomingHttpHeaders; bytes: number }[] = []
/** What the push service answers. */
export const answered = { status: 201 }
export async function openOutbox(): Promise<void> {
  folder = await newDataFolder('outbox')
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
  pushService = createServer((request, response) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length))
    request.on('end', () => {
      pushed.push({ path: request.url, headers: request.headers, bytes })
      response.writeHead(answered.status).end()
    })
  })
  await new Promise<void>((resolve) => void pushService.listen(0, '127.0.0.1', resolve))
}
export async function closeOutbox(): Promise<void> {
  pushService.close()
  await entities.close()
  await rm(folder, { recursive: true, force: true })
}

let nextBusiness = 5000
export async function business(parent: number | null = null): Promise<number> {
  nextBusiness += 1
  await entities.db
    .insertInto('client_business')
    .values({ id: nextBusiness, name: `Business ${nextBusiness}`, parent_id: parent, accent_colour: null })
    .execute()
  return nextBusiness
}

export async function user(
  businessId: number,
  { role = 'ENERGY_MANAGER', choices }: { role?: RoleName; choices?: ChangeOfChoices } = {},
): Promise<string> {
  const uuid = randomUUID()
  await entities.db
    .insertInto('portal_user')
    .values({
      ...{ uuid, user_name: uuid, display_name: 'Jo', email: `${uuid}@x.example`, password_hash: null },
      ...{ client_business_id: businessId, roles: [roles[role]] },
    })
    .execute()
  if (choices) await writeUserProperty(entities.db, uuid, choicesKey, changedChoices(null, choices))
  return uuid
}

export const now = new Date('2026-06-10T04:00:00Z')
export const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
export const anomaly = (businessId: number, more: Partial<Occurrence> = {}): Occurrence => ({
  ...{ kind: 'ANOMALY_FOUND', businessId, objectId: randomUUID() },
  ...{ params: { point: 'Main', location: 'Hall', from: '2026-06-01' }, ...more },
})
export const happen = (...all: Occurrence[]) =>
  entities.db.transaction().execute(async (db) => {
    for (const one of all) await notify(db, one)
  })
export const told = (uuid: string) =>
  entities.db
    .selectFrom('notification')
    .select(['kind', 'event_count', 'read_at'])
    .where('user_uuid', '=', uuid)
    .orderBy('id')
    .execute()
export const counts = async (uuid: string) => (await told(uuid)).map(({ event_count }) => event_count)

export function post(fails: () => boolean = () => false) {
  const mails: NotificationMail[] = []
  const warnings: string[] = []
  const secrets = createSecrets('a secret of thirty-two characters')
  const { port } = pushService.address() as AddressInfo
  const parts = {
    ...{ db: entities.db, publicUrl: 'https://portal.example', links: unsubscribeLinks(secrets) },
    sendMail: async (mail: NotificationMail) => {
      if (fails()) throw new Error('no mail server')
      mails.push(mail)
    },
    sendPush: pushSender({
      ...{ keys: pushKeys(entities.db, secrets), contact: 'mailto:me@portal.example' },
      services: [`http://127.0.0.1:${port}`],
    }),
    log: { warn: (_: object, message: string) => void warnings.push(message) },
  }
  return {
    mails,
    warnings,
    endpoint: `http://127.0.0.1:${port}/push`,
    deliver: (at: Date) => deliverDue(parts, () => true, at),
  }
}
