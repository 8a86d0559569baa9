import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { withoutSandboxOfOwnFrames } from './frames-of-keycloak.mjs'

const file = createRequire(import.meta.url).resolve('keycloak-js')

test('only frames of another origin keep their sandbox, in the version that is installed', async () => {
  const source = await readFile(file, 'utf8')
  const changed = withoutSandboxOfOwnFrames(source)
  expect(changed.match(/setAttribute\('sandbox'/g)).toHaveLength(2)
  expect(
    changed.match(/origin !== globalThis\.location\.origin\) iframe\.setAttribute\('sandbox'/g),
  ).toHaveLength(2)
  expect(changed.slice(changed.indexOf('#checkSsoSilently () {'))).not.toContain('sandbox')
  expect(changed.split('\n').length).toBe(source.split('\n').length - 1)
})

test('another way of making frames ends the build', () => {
  expect(() => withoutSandboxOfOwnFrames('export default class {}')).toThrow('in another way')
})
