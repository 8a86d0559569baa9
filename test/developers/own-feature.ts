import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OwnFeature {
  /** Address of its entry, on an origin of its own. */
  readonly address: string
  /** How often a browser has requested the entry. */
  requested(): number
  stop(): Promise<void>
}

/** A developer's version of a feature: a SystemJS module on another port that shows one heading. */
export async function serveOwnFeature(heading: string): Promise<OwnFeature> {
  let requested = 0
  const server = http.createServer((_, response) => {
    requested += 1
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
      .end(entry(heading))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}/remoteEntry.js`,
    requested: () => requested,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const entry = (heading: string) => `System.register([], (give) => ({
  execute() {
    let shown
    give({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        shown = document.createElement('h1')
        shown.textContent = ${JSON.stringify(heading)}
        domElement.append(shown)
      },
      unmount: async () => shown.remove(),
    })
  },
}))`
