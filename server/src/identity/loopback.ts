import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * A fetch that reaches the portal itself without leaving the machine: addresses at the public URL are requested at
 * the port on which the server listens. The public URL may not be reachable from here, and needs not be.
 */
export function loopbackFetch(app: FastifyInstance, publicUrl: string): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== publicUrl) return fetch(input, init)
    const address = app.server.address() as AddressInfo | null
    if (!address) throw new Error('The server does not listen yet, so it cannot ask itself')
    return fetch(`${loopbackOrigin(address)}${url.pathname}${url.search}`, init)
  }
}

function loopbackOrigin({ address, family, port }: AddressInfo): string {
  if (address === '::') return `http://[::1]:${port}`
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}
