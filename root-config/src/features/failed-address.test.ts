import { RemoteFileError } from '@energycockpit/generic-feature'
import { failedAddress } from './failed-address'
import { StyleSheetError } from './style-sheets'

const own = 'https://portal.example/analysis/assets/remoteEntry.js?v=1'

describe('the address that did not load', () => {
  it.each<[string, unknown, string | undefined]>([
    ['of a feature', new Error(`Error loading ${own} (SystemJS Error#3 https://x/errors.md#3)`), own],
    [
      'of a library below it',
      new Error(
        `Error loading https://portal.example/libraries/r.js from ${own} (SystemJS Error#3 https://x/errors.md#3)`,
      ),
      'https://portal.example/libraries/r.js',
    ],
    ['in the short form of SystemJS', new Error('(SystemJS Error#3 https://x/errors.md#3)'), own],
    [
      'of a chunk',
      Object.assign(new Error('x'), { name: 'ChunkLoadError', request: '/analysis/a.js' }),
      '/analysis/a.js',
    ],
    [
      'of a part of an ES module',
      new TypeError('Failed to fetch dynamically imported module: https://portal.example/weather/part.mjs'),
      'https://portal.example/weather/part.mjs',
    ],
    [
      'of a part of an ES module, in the words of Firefox',
      new TypeError('error loading dynamically imported module: https://portal.example/weather/part.mjs'),
      'https://portal.example/weather/part.mjs',
    ],
    ["of a third party's file", new RemoteFileError('/weather/a.js'), '/weather/a.js'],
    ['of a style sheet', new StyleSheetError('/analysis/a.css'), '/analysis/a.css'],
    ['of a script that cannot be read', new SyntaxError('x'), own],
    ['is unknown for other errors', new Error('x'), undefined],
    ['is unknown for what is no error', 'x', undefined],
  ])('%s', (_, error, address) => {
    expect(failedAddress(error, own)).toBe(address)
  })
})
