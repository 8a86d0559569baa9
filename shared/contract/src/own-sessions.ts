import * as z from 'zod/mini'
import { defineCall } from './call'

/** One place where the user is signed in on the web. */
export const ownSessionSchema = z.object({
  /** Names the session; it signs nobody in. */
  uuid: z.uuid(),
  /** Browser and system as the browser named itself at sign-in, such as `Firefox · Linux`; null when it did not. */
  device: z.nullable(z.string()),
  /** UTC instants; the last one is up to a minute old. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The session that asks. */
  current: z.boolean(),
})
export type OwnSession = z.output<typeof ownSessionSchema>

export const getOwnSessions = defineCall({
  name: 'getOwnSessions',
  method: 'GET',
  path: '/rest/secure/sessions',
  summary: 'Where the user is signed in on the web, the latest used first',
  subject: 'identity',
  permission: 'account:own',
  response: z.object({ sessions: z.array(ownSessionSchema) }),
})

export const endOwnSession = defineCall({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/rest/secure/sessions/:uuid',
  summary: 'Signs the user out in one browser; 404 for a session that is not theirs, or no more',
  subject: 'identity',
  permission: 'account:own',
  params: z.object({ uuid: z.uuid() }),
  response: z.null(),
})

export const endAllSessions = defineCall({
  name: 'endAllSessions',
  method: 'POST',
  path: '/rest/secure/sessions/end-all',
  summary: 'Signs the user out everywhere: on the web, in the app and on foreign pages, here included',
  subject: 'identity',
  permission: 'account:own',
  response: z.null(),
})

export const ownSessionCalls = [getOwnSessions, endOwnSession, endAllSessions]
