import { resolve } from 'node:path'
import { select } from './selection.mjs'

const root = resolve(import.meta.dirname, '../..')
const packages = [
  { name: '@energycockpit/time', path: 'shared/time' },
  { name: '@energycockpit/mfe-analysis', path: 'mfe-analysis' },
]

test.each([
  [[], { projects: ['unit', 'server', 'browser'], paths: [], everything: true }],
  [['browser', 'unit'], { projects: ['unit', 'browser'], paths: [], everything: false }],
  [['time'], { paths: ['shared/time/'] }],
  [['shared/time/'], { paths: ['shared/time/'] }],
  [['@energycockpit/time'], { paths: ['shared/time/'] }],
  [['analysis'], { paths: ['mfe-analysis/'] }],
  [['server', 'scripts/test'], { projects: ['server'], paths: ['scripts/test'] }],
  [['period-presets'], { paths: ['period-presets'] }],
])('%j', (words, expected) => {
  expect(select(words, packages, root)).toMatchObject(expected)
})
