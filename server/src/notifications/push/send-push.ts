import { lookup } from 'node:dns'
import { request as requestByHttp, type ClientRequest, type RequestOptions } from 'node:http'
import { request as requestByHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import webPush from 'web-push'
import { isInner, isOfPushService } from './push-services'
import type { PushKeys } from './push-keys'

export interface PushMessage {
  title: string
  body: string
  /** Path of the portal. */
  url: string
  /** Of two with the same tag a device shows the later one. */
  tag: string
}

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** `gone`: the browser receives nothing any more. `failed`: to be tried again. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

export type SendPush = (target: PushTarget, message: PushMessage) => Promise<PushOutcome>

const limit = 10_000
const secondsToLive = 24 * 3600
/** Of what an answer says only its status counts. */
const gone = [404, 410]

/**
 * Sends to push services (RFC 8030), encrypted for the browser alone (RFC 8291). Never follows a redirect, and connects
 * to no address of a private network, whatever a name means by now.
 */
export function pushSender({
  keys,
  contact,
  services,
}: {
  keys: () => Promise<PushKeys>
  /** Whom a push service may turn to: `mailto:` or https. */
  contact: string
  services: readonly string[]
}): SendPush {
  return async ({ endpoint, p256dh, auth }, message) => {
    if (!isOfPushService(endpoint, services)) return 'gone'
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject: contact, ...(await keys()) }, TTL: secondsToLive, urgency: 'normal' },
    )
    const status = await post(endpoint, {
      headers: { ...details.headers },
      body: details.body,
      // An operator who names this machine among the services means it.
      isOwnMachine: new URL(endpoint).protocol === 'http:',
    })
    if (gone.includes(status)) return 'gone'
    return status >= 200 && status < 300 ? 'sent' : 'failed'
  }
}

const outerOnly: LookupFunction = (host, options, callback) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const outer = found?.filter(({ address }) => !isInner(address)) ?? []
    if (error || outer.length === 0)
      return callback(
        error ?? Object.assign(new Error(`${host} is no public address`), { code: 'ENOTFOUND' }),
        '',
      )
    const [first] = outer
    if (options.all) callback(null, outer)
    else callback(null, first!.address, first!.family)
  })

function post(
  endpoint: string,
  { headers, body, isOwnMachine }: { headers: Record<string, string>; body: Buffer; isOwnMachine: boolean },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      ...{ method: 'POST', headers, signal: AbortSignal.timeout(limit) },
      ...(!isOwnMachine && { lookup: outerOnly }),
    }
    const begin: (url: string, options: RequestOptions) => ClientRequest = isOwnMachine
      ? requestByHttp
      : requestByHttps
    const request = begin(endpoint, options)
    request.on('error', reject)
    request.on('response', (response) => {
      // What it says is not read: it may be endless.
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    request.end(body)
  })
}
