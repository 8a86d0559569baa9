import net from 'node:net'

/** A TCP port that nothing listens on now. Two callers at the same moment get two different ones. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = net.createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, resolve)
  })
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
