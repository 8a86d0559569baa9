export interface Tracker {
  /** Of a Matomo, without `matomo.php`. */
  url: string
  siteId: string
}

/**
 * What one page view tells, in the parameters of Matomo's tracking API: site, page and nothing of the visitor.
 * https://developer.matomo.org/api-reference/tracking-api
 */
export const pageView = (siteId: string, origin: string, page: string): URLSearchParams =>
  new URLSearchParams({
    ...{ idsite: siteId, rec: '1', apiv: '1', send_image: '0', cookie: '0' },
    ...{ url: `${origin}${page}`, action_name: page },
  })

/** Nobody misses a page view that is not counted. Neither cookies nor the address of the page go along. */
export function sendPageView({ url, siteId }: Tracker, page: string): void {
  fetch(`${url.replace(/\/+$/, '')}/matomo.php`, {
    ...{ method: 'POST', body: pageView(siteId, location.origin, page), mode: 'no-cors', keepalive: true },
    ...{ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' },
  }).catch(() => undefined)
}
