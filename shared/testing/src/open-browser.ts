import { statfs } from 'node:fs/promises'
import type { Browser, BrowserServer } from 'playwright-core'
import { packagedChromium, type BrowserProgram } from './packaged-chromium'
import { systemBrowser } from './system-browser'

/**
 * Of what Chromium brings: first what Playwright leaves out as well, since only the last list counts, then the pages of
 * its own address bar, two for every window, which nobody sees here and which take as long to start as the portal's, and
 * the process that it keeps ready for a page that may come.
 */
const unwantedFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'AimEnabled',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'SpareRendererForSitePerProcess',
]

const args = [
  `--disable-features=${unwantedFeatures.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A headless Chromium with a new, empty profile: the one that an npm package carries where it runs, because it is the
 * same everywhere, has no windows to draw and takes a third less processor time; else an installed one. The
 * environment variable TEST_BROWSER takes the path of another, or `installed`.
 */
export async function openBrowser(wanted = wantedBrowser()): Promise<Browser> {
  const { chromium } = await loadPlaywright()
  return chromium.launch(await launchOptions(wanted))
}

/** The same for several processes: each connects to it and has pages of its own. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  const { chromium } = await loadPlaywright()
  return chromium.launchServer({ ...(await launchOptions(wantedBrowser())), host: '127.0.0.1' })
}

/** Fetched when a browser is wanted: most test files share this package and want none, and it is as large as all else. */
export const loadPlaywright = () => import('playwright-core')

const wantedBrowser = () => process.env.TEST_BROWSER || undefined

async function launchOptions(wanted: string | undefined) {
  const { executablePath, env } = await browserProgram(wanted)
  return {
    executablePath,
    args,
    ignoreDefaultArgs: (await hasSharedMemory()) ? ['--disable-dev-shm-usage'] : [],
    env: { ...(process.env as Record<string, string>), ...env },
  }
}

/**
 * Whether Chromium's processes can share memory where Linux keeps it. Playwright has them use files, because containers
 * often have 64 MB of it; they make and remove dozens for every page, a tenth of what the browser asks of the system.
 */
async function hasSharedMemory(): Promise<boolean> {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > 2 ** 30
}

async function browserProgram(wanted: string | undefined): Promise<BrowserProgram> {
  const packaged = wanted === undefined ? await packagedChromium() : undefined
  if (packaged !== undefined) return packaged
  const installed = wanted === undefined || wanted === 'installed' ? systemBrowser() : wanted
  if (installed !== undefined) return { executablePath: installed, env: {} }
  throw new Error(
    'No browser was found for the browser tests. To fix this, install Chromium (Debian and Ubuntu: ' +
      '`sudo apt-get install chromium`; Fedora: `sudo dnf install chromium`; macOS: `brew install --cask chromium`; ' +
      'Windows: `winget install Google.Chrome`), or set TEST_BROWSER to the path of a Chromium, Chrome or Edge.',
  )
}
