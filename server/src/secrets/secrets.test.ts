import { createSecrets } from './secrets'

const secrets = createSecrets('a secret of at least thirty-two characters')

test('what is sealed can be opened, and looks different each time', () => {
  expect(secrets.open(secrets.seal('grün'))).toBe('grün')
  expect(secrets.seal('same')).not.toBe(secrets.seal('same'))
})

test('changed, cut or foreign texts are not opened', () => {
  const sealed = Buffer.from(secrets.seal('a token'), 'base64url')
  for (let place = 0; place < sealed.length; place++) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(secrets.open(changed.toString('base64url'))).toBeUndefined()
  }
  expect(secrets.open(sealed.subarray(0, 20).toString('base64url'))).toBeUndefined()
  expect(secrets.open('')).toBeUndefined()
  expect(
    createSecrets('another secret of enough characters').open(sealed.toString('base64url')),
  ).toBeUndefined()
})

test('hashes and derived secrets survive a restart and differ by purpose and secret', () => {
  const again = createSecrets('a secret of at least thirty-two characters')
  expect(again.hash('x')).toBe(secrets.hash('x'))
  expect(again.derive('x')).toBe(secrets.derive('x'))
  expect(secrets.derive('x')).not.toBe(secrets.derive('y'))
  expect(createSecrets('another secret of enough characters').hash('x')).not.toBe(secrets.hash('x'))
})
