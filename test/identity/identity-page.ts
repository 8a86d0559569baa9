import { transform } from '@swc/core'
import { repositoryRoot } from '@energycockpit/testing'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Page } from 'playwright-core'

/** A page of the portal's origin that does nothing but start the identity client. */
export const identityPage = '/platform/public/identity/page'

const sources = path.join(repositoryRoot, 'shared/identity/src')
const keycloakJs = createRequire(path.join(sources, 'start-identity.ts')).resolve('keycloak-js')

const markup = `<!doctype html>
<html lang="en">
  <title>Identity client</title>
  <link rel="icon" href="data:,">
  <script type="importmap">{ "imports": { "keycloak-js": "./keycloak-js" } }</script>
  <script type="module">
    import { startIdentity } from './start-identity'
    const say = (text) => document.body.append(Object.assign(document.createElement('p'), { textContent: text }))
    try {
      window.identity = await startIdentity({
        ...window.identityOptions,
        onSignedOut: () => say('signed out'),
      })
      say(window.identity.authenticated ? 'authenticated' : 'nobody')
    } catch (error) {
      say('failed: ' + error.message)
    }
  </script>
  <body></body>
</html>`

/**
 * Puts the page, and the sources of the client, in place of what the server has at their address. By the browser's own
 * protocol: a route of Playwright does not see where a redirect leads, and a sign-in ends with one.
 */
export async function serveIdentityPage(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/platform/public/identity/*' }] })
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const name = path.basename(new URL(request.url).pathname)
    const type = name === path.basename(identityPage) ? 'text/html' : 'text/javascript'
    contentOf(name)
      .then((content) =>
        browser.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: `${type}; charset=utf-8` }],
          body: Buffer.from(content).toString('base64'),
        }),
      )
      // The page may be gone by now.
      .catch(() => undefined)
  })
}

async function contentOf(name: string): Promise<string> {
  if (name === path.basename(identityPage)) return markup
  if (name === 'keycloak-js') return readFile(keycloakJs, 'utf8')
  const source = await readFile(path.join(sources, `${name}.ts`), 'utf8')
  const { code } = await transform(source, {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  })
  return code
}

/** What the client is started with, from the next loading of the page on. */
export async function startWith(page: Page, options: object): Promise<void> {
  await page.addInitScript((given) => Object.assign(window, { identityOptions: given }), options)
}
