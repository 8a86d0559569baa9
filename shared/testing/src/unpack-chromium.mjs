/*
 * Run as a process of its own by packaged-chromium.ts, with the environment that makes the package unpack its
 * system libraries too, and TMPDIR as the place to unpack to.
 */
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
