import * as z from 'zod/mini'
import { defineCall } from './call'

/** What a foreign page asks with; its origin is that of the request. All three tokens are opaque. */
const token = z.string().check(z.minLength(20), z.maxLength(100))

/** What a foreign page may ask the portal with; good for the page's own origin only. */
export const embeddedTokensSchema = z.object({
  /** For the header `Authorization: Bearer …`. */
  accessToken: token,
  expiresInSeconds: z.int(),
  /** Gives new tokens once; it ends with the session in the portal. */
  renewalToken: token,
})
export type EmbeddedTokens = z.output<typeof embeddedTokensSchema>

export const openEmbeddedSession = defineCall({
  name: 'openEmbeddedSession',
  method: 'POST',
  path: '/rest/public/embedded-sessions',
  summary: 'Exchanges the code of a sign-in that a foreign page has begun, once and within a minute',
  subject: 'identity',
  access: 'public',
  body: z.object({
    code: token,
    /** Of which the sign-in was given the hash (PKCE, S256). */
    codeVerifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
  }),
  response: embeddedTokensSchema,
})

export const renewEmbeddedSession = defineCall({
  name: 'renewEmbeddedSession',
  method: 'POST',
  path: '/rest/public/embedded-sessions/renewals',
  summary: 'New tokens for a foreign page; the renewal token given is spent',
  subject: 'identity',
  access: 'public',
  body: z.object({ renewalToken: token }),
  response: embeddedTokensSchema,
})

export const endEmbeddedSession = defineCall({
  name: 'endEmbeddedSession',
  method: 'POST',
  path: '/rest/public/embedded-sessions/ends',
  summary: 'Signs out of a foreign page; the session in the portal goes on',
  subject: 'identity',
  access: 'public',
  body: z.object({ renewalToken: token }),
  response: z.null(),
})

export const embeddedSessionCalls = [openEmbeddedSession, renewEmbeddedSession, endEmbeddedSession]
