import { differences } from './import-map-differences.mjs'

const built = {
  imports: { react: '/libraries/react@2/react.js' },
  integrity: { '/libraries/react@2/react.js': 'sha384-b' },
}

test('an import map that agrees has no differences, whatever features it names', () => {
  expect(differences({ ...built, imports: { ...built.imports, analysis: '/analysis/x.js' } }, built)).toEqual(
    [],
  )
})

test('another version, other bytes, a missing and a superfluous library are named', () => {
  const committed = {
    imports: { react: '/libraries/react@1/react.js', old: '/libraries/old@1/old.js' },
    integrity: { '/libraries/react@2/react.js': 'sha384-a' },
  }
  expect(differences(committed, built)).toEqual([
    'react: importmap.json says /libraries/react@1/react.js, built is /libraries/react@2/react.js',
    'old: importmap.json says /libraries/old@1/old.js, built is nothing',
    '/libraries/react@2/react.js: importmap.json says sha384-a, built is sha384-b',
  ])
})

test('an empty import map lacks everything', () => {
  expect(differences({}, built)).toHaveLength(2)
})
