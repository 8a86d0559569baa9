import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HoldingProxy {
  readonly url: string
  /** The paths of all requests so far, with their queries, in the order in which they came. */
  readonly requested: readonly string[]
  /** How many requests wait for their answer. */
  held(): number
  /** Answers those that wait, and everything that comes after. */
  release(): void
  stop(): Promise<void>
}

/** Stands before a portal, speaks HTTP/1.1, and holds back every answer that `isHeld` until it is told to go on. */
export async function holdAnswers(portal: string, isHeld: (path: string) => boolean): Promise<HoldingProxy> {
  const requested: string[] = []
  let waiting: (() => void)[] | undefined = []

  function pass(from: IncomingMessage, to: ServerResponse): void {
    const { method, url = '', headers } = from
    const onward = request(`${portal}${url}`, { method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    onward.on('error', () => to.destroy())
    from.pipe(onward)
  }

  const server = createServer((from, to) => {
    const { url = '' } = from
    requested.push(url)
    if (waiting && isHeld(url)) waiting.push(() => pass(from, to))
    else pass(from, to)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requested,
    held: () => waiting?.length ?? 0,
    release() {
      const ready = waiting ?? []
      waiting = undefined
      for (const go of ready) go()
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
