import path from 'node:path'

const root = import.meta.dirname
const jestFiles = path.join(root, 'shared/testing/jest')

/*
 * Everything is transformed to CommonJS, packages that ship only ES modules too, so that jest needs no
 * experimental flags of Node and runs the same on every version.
 */
const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: false },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
}
const plainTypeScript = { ...swc, jsc: { ...swc.jsc, parser: { syntax: 'typescript' } } }

/** Of a PostgreSQL server, whose clock stays where it is when `npm test -- --at TIME` moves that of the others. */
const unlessMoved = process.env.ENERGYCOCKPIT_TEST_CLOCK
  ? ['/gateway/two-servers.test.ts', '/testing/src/temporary-postgres.test.ts']
  : []

const everyProject = {
  rootDir: root,
  cacheDirectory: path.join(root, '.cache/jest'),
  resolver: path.join(jestFiles, 'resolver.cjs'),
  runtime: path.join(jestFiles, 'kept-runtime.cjs'),
  transform: {
    '/node_modules/.+\\.[cm]?js$': [path.join(jestFiles, 'package-transform.cjs'), swc],
    '\\.[cm]?ts$': ['@swc/jest', plainTypeScript],
    '\\.(tsx|[cm]?jsx?)$': ['@swc/jest', swc],
  },
  // Seven megabytes that need no rewriting.
  transformIgnorePatterns: ['/node_modules/playwright-core/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/data/', '<rootDir>/.cache/'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'jsx', 'json', 'node'],
  moduleNameMapper: {
    '\\.css$': path.join(jestFiles, 'style-names.cjs'),
    '^fast-check$': path.join(jestFiles, 'fast-check.cjs'),
  },
  // A clock that `npm test -- --at TIME` moves.
  setupFiles: [path.join(jestFiles, 'moved-clock.cjs')],
  restoreMocks: true,
}

export default {
  rootDir: root,
  testTimeout: 60_000,
  testSequencer: path.join(jestFiles, 'longest-first.cjs'),
  // Of the tests of one file that say they may run together.
  maxConcurrency: 3,
  projects: [
    {
      ...everyProject,
      displayName: { name: 'unit', color: 'cyan' },
      testEnvironment: path.join(jestFiles, 'browser-like-environment.cjs'),
      testMatch: ['<rootDir>/{root-config,mfe-*,shared}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared/testing/'],
      setupFilesAfterEnv: [path.join(jestFiles, 'browser-like-setup.ts')],
    },
    {
      ...everyProject,
      displayName: { name: 'server', color: 'yellow' },
      testEnvironment: path.join(jestFiles, 'node-environment.cjs'),
      // Looked up in jest's own context it takes longer than what is calculated: a million times in the demo's load.
      sandboxInjectedGlobals: ['Math'],
      testMatch: [
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/shared/testing/**/*.test.ts',
        '<rootDir>/{scripts,shared}/**/*.test.mjs',
      ],
      testPathIgnorePatterns: ['/node_modules/', ...unlessMoved],
      globalSetup: path.join(jestFiles, 'start-supervisor.ts'),
      globalTeardown: path.join(jestFiles, 'stop-supervisor.ts'),
    },
    {
      ...everyProject,
      displayName: { name: 'browser', color: 'magenta' },
      testEnvironment: path.join(jestFiles, 'node-environment.cjs'),
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/keycloak/'],
      globalSetup: path.join(jestFiles, 'start-supervisor.ts'),
      globalTeardown: path.join(jestFiles, 'stop-supervisor.ts'),
    },
    {
      // Against a real Keycloak, which `npm run test:keycloak` starts: journeys of the browser project, and its own.
      ...everyProject,
      displayName: { name: 'keycloak', color: 'blue' },
      testEnvironment: path.join(jestFiles, 'node-environment.cjs'),
      testMatch: [
        '<rootDir>/test/journeys/{sign-in,session-ended}.test.ts',
        '<rootDir>/test/{app,identity,keycloak}/**/*.test.ts',
      ],
      globalSetup: path.join(jestFiles, 'start-supervisor.ts'),
      globalTeardown: path.join(jestFiles, 'stop-supervisor.ts'),
    },
  ],
}
