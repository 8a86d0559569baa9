import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { linkTo } from './join-workspace.mjs'

/**
 * What a feature needs beside the template when it lies outside of the repository: scripts of its own, and the
 * libraries of the clone that it was made from, so that the two can never disagree and nothing has to be installed.
 */
export function makeStandalone(portal, folder) {
  const clone = relative(folder, portal).replaceAll('\\', '/')
  const files = {
    'build.mjs': build,
    'jest.config.mjs': jest(clone),
    'tsconfig.json': `${JSON.stringify(types(clone), null, 2)}\n`,
    '.gitignore': 'node_modules\ndist/\n',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const scripts = { build: 'node build.mjs', test: 'jest', types: 'tsc -p .' }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`)
  linkTo(join(portal, 'node_modules'), join(folder, 'node_modules'))
}

const build = `import webpack from 'webpack'
import configuration from './webpack.config.mjs'

/* npm run build: writes dist/, which is what a portal serves below /{feature}/. */
webpack(configuration, (error, stats) => {
  if (error) throw error
  console.log(stats.toString({ preset: 'errors-warnings', colors: false }) || 'dist/ is built')
  process.exitCode = stats.hasErrors() ? 1 : 0
})
`

const jest = (clone) => `import portal from '${clone}/jest.config.mjs'

/* As the portal's own tests of what runs in a browser. */
const { displayName, cacheDirectory, ...unit } = portal.projects.find(({ displayName }) => displayName.name === 'unit')
export default {
  ...unit,
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
}
`

const types = (clone) => ({
  extends: `${clone}/tsconfig.json`,
  include: ['src', `${clone}/shared/webpack-config/src/style-modules.d.ts`],
})
