import type { BrowserContext } from 'playwright-core'
import type { Result } from './result'
import { startSignedInBrowser } from './signed-in-browser'

interface LoadedScript {
  path: string
  bytes: number
}

/**
 * What a browser with an empty cache has been sent of scripts when the first feature draws its heading on the landing
 * page. Every script counts that was requested until then, whether the feature waits for it or not; its bytes are
 * those of the body as it was sent (`encodedBodySize`), without HTTP headers. The limits are for gzip, so the browser
 * is told to accept nothing else; what it gets otherwise (brotli) stands beside them without a limit.
 */
export async function coldLoad(): Promise<Result[]> {
  const { url, coldContext, stop } = await startSignedInBrowser()
  try {
    const scripts = await scriptsUntilFeature(await coldContext(), url, 'gzip')
    const brotli = await scriptsUntilFeature(await coldContext(), url, 'br')
    const isShells = ({ path }: LoadedScript) => path.startsWith('/root-config/')
    const isLibrary = ({ path }: LoadedScript) => path.startsWith('/libraries/')
    const beforeFeature = (script: LoadedScript) => isShells(script) || isLibrary(script)
    return [
      { name: "the shell's own scripts, gzip", unit: 'kB', limit: 45, value: sum(scripts.filter(isShells)) },
      {
        ...{ name: 'with shared libraries until the first feature starts, gzip', unit: 'kB', limit: 160 },
        value: sum(scripts.filter(beforeFeature)),
      },
      { name: 'and the feature itself, gzip', unit: 'kB', value: sum(scripts) },
      { name: 'all of it as browsers get it, brotli', unit: 'kB', value: sum(brotli) },
    ]
  } finally {
    await stop()
  }
}

async function scriptsUntilFeature(
  context: BrowserContext,
  url: string,
  encoding: 'br' | 'gzip',
): Promise<LoadedScript[]> {
  const page = await context.newPage()
  await context.setExtraHTTPHeaders({ 'accept-encoding': encoding })
  await page.addInitScript(noteFirstHeading)
  await page.goto(`${url}/platform/home-portal`)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime <= window.firstHeading)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ path }) => path.endsWith('.js')),
  )
  await context.close()
  if (scripts.some(({ bytes }) => bytes === 0)) throw new Error('A script came out of a cache that is empty')
  return scripts
}

declare global {
  interface Window {
    firstHeading: number
  }
}

function noteFirstHeading(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('main h1') === null) return
    window.firstHeading = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

const sum = (scripts: readonly LoadedScript[]) =>
  scripts.reduce((total, { bytes }) => total + bytes, 0) / 1000
