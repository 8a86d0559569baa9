/** Tells open pages of each new build, as a stream of events that goes to any origin. */
export function publishBuilds(compiler) {
  const listening = new Set()
  let hash
  compiler.hooks.done.tap('tell-builds', (stats) => {
    if (stats.hasErrors() || stats.hash === hash) return
    hash = stats.hash
    for (const response of listening) response.write(`data: ${hash}\n\n`)
  })
  return {
    serve(request, response) {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      })
      // A page that has lost the connection hears on its return what has been built meanwhile.
      if (hash !== undefined) response.write(`data: ${hash}\n\n`)
      listening.add(response)
      request.on('close', () => listening.delete(response))
    },
    end: () => listening.forEach((response) => response.end()),
  }
}
