import { elsewhere, inStep } from './in-step.mjs'

const lock = {
  packages: {
    '': { name: 'portal' },
    'shared/ui': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    'node_modules/@swc/core-darwin-arm64': { version: '1.0.0', optional: true, integrity: 'sha512-b' },
  },
}
const react = lock.packages['node_modules/react']
const installed = { 'shared/ui': lock.packages['shared/ui'], 'node_modules/react': react }

test.each([
  ['everything is there but what is for another platform', installed, true],
  [
    'npm has noted where it came from',
    {
      ...installed,
      'node_modules/react': {
        ...react,
        resolved: 'https://registry.example/react.tgz',
      },
    },
    true,
  ],
  ['a package is missing', { 'shared/ui': installed['shared/ui'] }, false],
  ['a package is of another version', { ...installed, 'node_modules/react': { version: '18.0.0' } }, false],
  [
    'a package has another content',
    { ...installed, 'node_modules/react': { version: '19.3.1', integrity: 'sha512-c' } },
    false,
  ],
  [
    'a package is there that the lock no longer names',
    { ...installed, 'node_modules/lodash': { version: '4.0.0' } },
    false,
  ],
])('%s', (_, packages, expected) => {
  expect(inStep(lock, { packages })).toBe(expected)
})

test('packages in a workspace’s own folder are known, whose list stands in the root’s', () => {
  const own = { version: '5.2.1' }
  const packages = {
    ...installed,
    'node_modules/react/node_modules/scheduler': own,
    'server/node_modules/@fastify/static': own,
    'shared/ui/node_modules/open': own,
  }
  expect(elsewhere({ packages })).toEqual([
    'server/node_modules/@fastify/static',
    'shared/ui/node_modules/open',
  ])
})
