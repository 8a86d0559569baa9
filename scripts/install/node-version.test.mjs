import { wrongNodeVersion } from './node-version.mjs'

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.3'])('Node %s is new enough', (version) => {
  expect(wrongNodeVersion(version, '>=20.19')).toBeUndefined()
})

test.each(['18.20.0', '20.18.3', '20.9.0', '6.99.0'])(
  'Node %s is too old, and the message says what to do',
  (version) => {
    expect(wrongNodeVersion(version, '>=20.19')).toMatch(
      new RegExp(`Node 20.19 or newer, .*${version}[^]*nodejs.org`),
    )
  },
)
