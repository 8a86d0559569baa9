import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SmallRemote {
  manifest?: object | string
  /** What stands in the lifecycles `mount`, `update` and `unmount`; `element` is the page's section, drawn already. */
  mount?: string
  unmount?: string
  update?: string
  script?: string
  style?: string
  headers?: (file: string) => http.OutgoingHttpHeaders
}

const manifest = { entrypoints: ['style.css', 'entry.js'] }

/** A remote that keeps every statement, as small as one can be; each test breaks something of it. */
function scriptOf({ mount = '', unmount = '', update = 'draw(props.locale)' }: SmallRemote): string {
  return `System.register([], (give) => ({
    execute() {
      let element
      const texts = { de: 'Wetter', en: 'Weather' }
      const draw = (locale) => (element.firstChild.textContent = texts[locale])
      give({
        bootstrap: async () => undefined,
        mount: async (props) => {
          element = document.createElement('section')
          element.className = 'weather'
          const heading = document.createElement('h1')
          heading.tabIndex = -1
          element.append(heading)
          draw(props.locale)
          props.domElement.append(element)
          ${mount}
        },
        ${update === '' ? '' : `update: async (props) => { ${update} },`}
        unmount: async () => { element.remove(); ${unmount} },
      })
    },
  }))`
}

const types: Readonly<Record<string, string>> = {
  json: 'application/json',
  js: 'text/javascript',
  css: 'text/css',
}

/** Serves it as /weather/; answers that address. */
export async function serveSmallRemote(remote: SmallRemote): Promise<{ address: string; stop(): void }> {
  const files: Record<string, string> = {
    'asset-manifest.json':
      typeof remote.manifest === 'string' ? remote.manifest : JSON.stringify(remote.manifest ?? manifest),
    'entry.js': remote.script ?? scriptOf(remote),
    'style.css': remote.style ?? '.weather { color: #222 } .weather h1::after { content: "" }',
  }
  const server = http.createServer((request, response) => {
    const file = (request.url ?? '').replace('/weather/', '').split('?')[0] ?? ''
    const content = files[file]
    if (content === undefined) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[file.split('.').at(-1) ?? ''],
      'access-control-allow-origin': '*',
      ...remote.headers?.(file),
    })
    return response.end(content.replace('%NOW%', () => String(process.hrtime.bigint())))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/weather/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
