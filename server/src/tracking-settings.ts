import { z } from 'zod'

/** Https, or http on this machine; its origin goes into the policy of every page. */
function isTrackingUrl(address: string): boolean {
  if (/[\s;,'"?#]/.test(address) || !URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)
  return username + password === '' && (protocol === 'https:' || isLocal)
}

/** Of page views, see docs/decisions/usage-tracking.md; settings.ts has all others. */
export const trackingSettings = {
  TRACKING_URL: {
    description:
      'Where browsers report page views, once their user has agreed: a Matomo, or what takes its tracking calls; without it nobody is asked and nothing is sent',
    expected:
      'the https address of a Matomo, like https://stats.example.com/matomo, together with TRACKING_SITE_ID',
    default: 'none: no tracking',
    schema: z.string().max(500).refine(isTrackingUrl).optional(),
  },
  TRACKING_SITE_ID: {
    description: 'Number of this portal among the websites of that Matomo',
    expected: 'a whole number from 1 to 999999999, together with TRACKING_URL',
    default: 'none',
    schema: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .optional(),
  },
} as const
