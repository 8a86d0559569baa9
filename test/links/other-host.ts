import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OtherHost {
  readonly url: string
  stop(): Promise<void>
}

/** A site of somebody else's, on this machine: another port is another host. */
export async function startOtherHost(): Promise<OtherHost> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end('<!doctype html><title>Another site</title><h1>Another site</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
