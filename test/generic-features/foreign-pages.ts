import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ForeignPages {
  /** Without a slash at its end; on another site than the portal, which is at localhost. */
  readonly origin: string
  stop(): void
}

const blank = '<!doctype html><html lang="en"><title>Intranet</title><body></body></html>'
const framing = (address: string) =>
  `<!doctype html><html lang="en"><title>Intranet</title><iframe src="${address}"></iframe></html>`

/** A web server of somebody else: a blank page everywhere, and at `/?frame=ADDRESS` one that shows the address. */
export async function startForeignPages(): Promise<ForeignPages> {
  const server = createServer(({ url = '/' }, response) => {
    const framed = new URL(url, 'http://foreign.invalid').searchParams.get('frame')
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(framed === null ? blank : framing(framed))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
