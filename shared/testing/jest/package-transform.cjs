const { createTransformer } = require('@swc/jest')
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { buildSync } = require('esbuild')

/** A line that only an ES module has; what also asks for parts later (`import()`) runs in jest only when rewritten. */
const isModule =
  /^\s*(?:import|export)\b|\bimport\.meta\b|\}\s*export\s*\{|;\s*(?:import|export)\s*[{*"'a-z]|\bimport\s*\(/m

/**
 * Packages of many files whose entry becomes one file: jest finds, reads and compiles every file anew for each test file,
 * and for a portal in the test's own process these were half of two thousand. None is a package that somebody asks for a
 * part of: that part would be there twice.
 */
const entries = [
  '@clickhouse/client/dist/index.js',
  '@tanstack/query-core/build/modern/index.cjs',
  '@tanstack/react-query/build/modern/index.cjs',
  '@testing-library/user-event/dist/cjs/index.js',
  'aria-query/lib/index.js',
  'dom-accessibility-api/dist/index.js',
  'fastify/node_modules/semver/index.js',
  'jose/dist/webapi/index.js',
  'kysely/dist/cjs/index.js',
  'nodemailer/dist/cjs/nodemailer.js',
  'oidc-provider/lib/index.js',
  'pino-pretty/index.js',
  'readable-stream/lib/ours/index.js',
  'strtok3/lib/index.js',
  'tough-cookie/dist/cookie/index.js',
  'undici/index.js',
  'write-excel-file/node/index.cjs',
  'zod/v4/locales/index.cjs',
]
const isInOneFile = (file) =>
  entries.some((entry) => file.replaceAll(path.sep, '/').endsWith(`/node_modules/${entry}`))

function bundle(file) {
  const { outputFiles } = buildSync({
    ...{ entryPoints: [file], bundle: true, packages: 'external', write: false },
    ...{ format: 'cjs', platform: 'node', target: 'es2022', legalComments: 'none', logLevel: 'silent' },
  })
  return { code: outputFiles[0].text }
}

/** What becomes one file also depends on the other files of its package. */
const ownState = createHash('sha256')
  .update(readFileSync(__filename))
  .update(readFileSync(path.join(__dirname, '../../../package-lock.json')))
  .digest('hex')

/**
 * For files of installed packages: ES modules become CommonJS, all else stays as it is. There are no source maps, since
 * nobody debugs them here, and with them each test file would read many times as much.
 */
module.exports = {
  entries,
  createTransformer(options) {
    const swc = createTransformer({ ...options, sourceMaps: false })
    return {
      ...swc,
      getCacheKey: (...about) => `${swc.getCacheKey(...about)}${ownState}`,
      process(source, file, jest) {
        if (isInOneFile(file)) return bundle(file)
        return isModule.test(source) ? swc.process(source, file, jest) : { code: source }
      },
    }
  },
}
