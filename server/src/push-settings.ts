import { z } from 'zod'

/**
 * Push services of Chrome, Opera and Samsung's browser; Firefox; Safari; and Edge. `*.` stands for any name before the
 * rest.
 */
const knownPushServices: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
]

/** An origin whose host may begin with `*.`; http only on this machine. */
function isPushService(origin: string): boolean {
  const plain = origin.replace('//*.', '//any.')
  const url = URL.parse(plain)
  if (!url || url.origin !== plain) return false
  const isOwnMachine = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)
  return url.protocol === 'https:' || (isOwnMachine && plain === origin)
}

/** To which services of browser makers the server may send. */
export const pushSettings = {
  PUSH_SERVICES: {
    description: 'Push services of browsers that notifications are sent to',
    expected: 'https origins separated by commas, like https://*.push.apple.com, or none to turn push off',
    default: 'those of Chrome, Edge, Firefox and Safari',
    schema: z
      .string()
      .max(2000)
      .transform((list) => (list === 'none' ? [] : list.split(',').map((origin) => origin.trim())))
      .pipe(z.array(z.string().refine(isPushService)))
      .default([...knownPushServices]),
  },
} as const
