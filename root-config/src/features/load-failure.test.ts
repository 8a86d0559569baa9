import { loadFailureKind, type Answer } from './load-failure'
import {
  RemoteFileError,
  RemoteScriptError,
  TimeLimitError,
  TruncatedManifestError,
  WrongManifestError,
  WrongShapeError,
} from '@energycockpit/generic-feature'
import { ShowsNothingError } from './when-nothing-shows'

const notLoaded = new Error(
  'Error loading https://portal.example/x.js (SystemJS Error#3 https://…/errors.md#3)',
)
const notImported = new TypeError('Failed to fetch dynamically imported module: https://portal.example/x.mjs')
const notArrived = (cause: unknown) => new RemoteFileError('https://portal.example/weather/a.js', { cause })
const script = {
  ...{ status: 200, contentType: 'text/javascript', integrityHolds: true },
  arrivedBefore: false,
} satisfies Answer

describe('why a feature is not there', () => {
  it.each<[string, Answer, unknown, string]>([
    ['not found', { ...script, status: 404 }, notLoaded, 'missing'],
    ['a not-found page', { ...script, status: 404, contentType: 'text/html' }, notLoaded, 'missing'],
    ['gone', { ...script, status: 410 }, notLoaded, 'missing'],
    ['forbidden', { ...script, status: 403 }, notLoaded, 'missing'],
    [
      'a page with status 200',
      { ...script, contentType: 'text/html; charset=utf-8' },
      notLoaded,
      'html-in-place',
    ],
    [
      'a page that ran as a script',
      { ...script, contentType: 'text/html' },
      new SyntaxError("'<'"),
      'html-in-place',
    ],
    [
      'a page that has no integrity',
      { ...script, contentType: 'text/HTML', integrityHolds: false },
      notLoaded,
      'html-in-place',
    ],
    ['other bytes', { ...script, integrityHolds: false }, notLoaded, 'wrong-integrity'],
    ['a script that cannot be read', script, new SyntaxError('Unexpected token'), 'throws'],
    ['no answer', 'none', notLoaded, 'unreachable'],
    ["a third party's script that cannot be read", script, notArrived(new SyntaxError('x')), 'throws'],
    ["a third party's style sheet that is there by now", script, notArrived(undefined), 'unreachable'],
    [
      'a module that is there, and something that it imports is not',
      script,
      notArrived(notImported),
      'missing',
    ],
    ['the same in a later part', script, notImported, 'missing'],
    ['a module that is not there', { ...script, status: 404 }, notArrived(notImported), 'missing'],
    ['a module without a server', 'none', notArrived(notImported), 'unreachable'],
    [
      'a manifest with trouble in the server',
      { ...script, status: 500 },
      notArrived(undefined),
      'server-error',
    ],
    [
      'a page in place of a manifest',
      { ...script, contentType: 'text/html' },
      notArrived(undefined),
      'html-in-place',
    ],
    ['trouble in the server', { ...script, status: 503 }, notLoaded, 'server-error'],
    ['a redirect', { ...script, status: 0 }, notLoaded, 'unreachable'],
    ['a script that is there by now', script, notLoaded, 'unreachable'],
    ['one that the browser held otherwise', { ...script, arrivedBefore: true }, notLoaded, 'wrong-integrity'],
    [
      'a script without anything to compare',
      { ...script, integrityHolds: undefined },
      notLoaded,
      'unreachable',
    ],
  ])('%s', (_, answer, error, kind) => {
    expect(loadFailureKind({ stage: 'loading', error, answer })).toBe(kind)
  })

  it('names a part that did not arrive later in the same way', () => {
    for (const stage of ['mounting', 'rendering'] as const) {
      expect(loadFailureKind({ stage, error: notLoaded, answer: 'none' })).toBe('unreachable')
      expect(loadFailureKind({ stage, error: notLoaded, answer: { ...script, status: 404 } })).toBe('missing')
    }
  })

  it.each<[string, 'loading' | 'mounting' | 'rendering', unknown, string]>([
    ['slow to load', 'loading', new TimeLimitError(), 'time-out'],
    ['slow to mount', 'mounting', new TimeLimitError(), 'time-out'],
    ['no lifecycles', 'loading', new WrongShapeError(), 'wrong-shape'],
    ['no address', 'loading', new Error("Unable to resolve bare specifier 'x' (…/errors.md#8)"), 'missing'],
    ['an exception of the module', 'loading', new TypeError('x is undefined'), 'throws'],
    ['a manifest that ends in its middle', 'mounting', new TruncatedManifestError('x'), 'truncated-manifest'],
    ['a manifest that names strange files', 'mounting', new WrongManifestError('x'), 'wrong-manifest'],
    [
      "an exception of a third party's script",
      'mounting',
      new RemoteScriptError('/weather/a.js', { cause: new Error('x') }),
      'throws',
    ],
    ['an exception that is no Error', 'loading', 'broken', 'throws'],
    ['nothing at all', 'loading', undefined, 'throws'],
    ['an exception while mounting', 'mounting', new Error('x'), 'crashed-mounting'],
    ['an exception while drawing', 'rendering', new Error('x'), 'crashed-rendering'],
    ['a time limit of its own while drawing', 'rendering', new TimeLimitError(), 'crashed-rendering'],
    ['nothing to be seen after it was mounted', 'rendering', new ShowsNothingError(), 'shows-nothing'],
  ])('%s', (_, stage, error, kind) => {
    expect(loadFailureKind({ stage, error })).toBe(kind)
  })
})
