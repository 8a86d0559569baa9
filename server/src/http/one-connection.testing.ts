import { connect, type Socket } from 'node:net'

export interface OneConnection {
  /** Sends bytes as they are. */
  send(bytes: string | Buffer): void
  /** The next answer's status, or `closed` when the server has ended the connection without one. */
  status(): Promise<number | 'closed'>
  /** Resolves when the connection has ended. */
  readonly ended: Promise<void>
  close(): void
}

/** One connection to a server, for requests that follow each other on it. Answers' bodies are thrown away. */
export function oneConnection(url: string): OneConnection {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  let received = ''
  let tell = () => {}
  socket.setEncoding('latin1').on('data', (piece: string) => {
    received += piece
    tell()
  })
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve(tell())))
  // A connection that the server resets has ended, too.
  socket.on('error', () => undefined)

  /** Takes one whole answer (by its length, or in chunks) from what has been received. */
  function takeAnswer(): number | undefined {
    const head = received.indexOf('\r\n\r\n')
    if (head < 0) return undefined
    const heading = received.slice(0, head)
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(heading)?.[1])
    const length = /^content-length: (\d+)$/im.exec(heading)?.[1]
    const rest = received.slice(head + 4)
    const chunksEnd = rest.startsWith('0\r\n\r\n') ? 5 : rest.indexOf('\r\n0\r\n\r\n') + 7
    const bodyEnd = length !== undefined ? Number(length) : status === 100 ? 0 : chunksEnd
    if (length === undefined && status !== 100 && bodyEnd < 5) return undefined
    if (rest.length < bodyEnd) return undefined
    received = rest.slice(bodyEnd)
    return status
  }

  return {
    ended,
    send: (bytes) => void socket.write(bytes),
    close: () => socket.destroy(),
    async status() {
      for (;;) {
        const status = takeAnswer()
        if (status !== undefined && status !== 100) return status
        if (status === 100) continue
        if (socket.destroyed || socket.readableEnded) return 'closed'
        await new Promise<void>((resolve) => (tell = resolve))
      }
    },
  }
}

/** The head of a request; a body of `length` bytes, or one in chunks, follows. */
export function requestHead(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: number | 'chunked',
): string {
  const framing =
    body === undefined
      ? []
      : body === 'chunked'
        ? ['transfer-encoding: chunked']
        : [`content-length: ${body}`]
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, 'host: localhost', ...lines, ...framing, '', ''].join('\r\n')
}
