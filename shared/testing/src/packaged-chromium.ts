import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { withLock } from './lock'
import { repositoryRoot } from './repository-root'

const folder = path.join(repositoryRoot, '.cache/packaged-chromium')

/** A way to start a browser: the program and what its environment needs on top. */
export interface BrowserProgram {
  executablePath: string
  env: Record<string, string>
}

/**
 * The Chromium that comes with the npm packages, for Linux on x64 machines; undefined elsewhere.
 * First on the system's own libraries, then on those that the package carries.
 */
export async function packagedChromium(): Promise<BrowserProgram | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  await withLock(`${folder}.lock`, async () => {
    if (!existsSync(folder)) await unpack()
  })
  const executablePath = path.join(folder, 'chromium')
  const fonts = { FONTCONFIG_PATH: path.join(folder, 'fonts') }
  const itsLibraries = { ...fonts, LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }
  for (const env of [fonts, itsLibraries])
    if (await starts(executablePath, env)) return { executablePath, env }
  return undefined
}

async function unpack(): Promise<void> {
  const half = `${folder}.half`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true })
  await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'unpack-chromium.mjs')], {
    env: { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  })
  await writeFile(path.join(half, 'fonts/fonts.conf'), fontsConfiguration)
  await rename(half, folder)
}

/** The package's own names folders of the service that it was made for; without any font, a text field ends the page. */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${path.join(folder, 'fonts/fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

async function starts(executablePath: string, env: Record<string, string>): Promise<boolean> {
  try {
    await promisify(execFile)(executablePath, ['--version', '--no-sandbox'], {
      env: { ...process.env, ...env },
      timeout: 20_000,
    })
    return true
  } catch {
    return false
  }
}
