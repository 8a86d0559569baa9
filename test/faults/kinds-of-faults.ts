import type { StubbedResponse } from '@energycockpit/testing'
import type { HandWritten, KindOfRemote } from './kinds-of-remotes'
import type { Failure } from './words-of-failures'

export interface Fault {
  /** What the panel says, and the server is told. */
  kind: Failure
  /** Addresses that are answered wrongly, and how. */
  broken: readonly (readonly [string, StubbedResponse])[]
  /** The report cannot name a version: the manifest, which states it, is what is broken. */
  withoutVersion?: true
  /** The browser goes on checking the entry's integrity. */
  withIntegrity?: true
  /** The clock of the page has to be moved on. */
  hangs?: true
  /** Not before it has been mounted, which it counts in the page. */
  mounts?: true
}

const gone: StubbedResponse = { status: 404, body: '' }
const serverError: StubbedResponse = { status: 500, body: 'broken' }
const page: StubbedResponse = { contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }
const script = (body: string): StubbedResponse => ({ contentType: 'text/javascript', body })
const json = (content: object): StubbedResponse => ({
  contentType: 'application/json',
  body: JSON.stringify(content),
})

/** Faults that every kind of remote may have. */
export function faultsOf(remote: KindOfRemote): Record<string, Fault> {
  const { entry, styles, write, part } = remote
  const byHand = (steps: HandWritten) => [[entry, script(write(steps))] as const]
  return {
    'entry 404': { kind: 'missing', broken: [[entry, gone]] },
    'entry 500': { kind: 'server-error', broken: [[entry, serverError]] },
    'page in the place of the entry': { kind: 'html-in-place', broken: [[entry, page]] },
    'hanging entry': { kind: 'time-out', broken: [[entry, 'silence']], hangs: true },
    'syntax error': { kind: 'throws', broken: [[entry, script('System.register([], (exported) => {')]] },
    'throws while it is loaded': {
      kind: 'throws',
      broken: byHand({ whileLoading: "throw new Error('loading')" }),
    },
    'throws at bootstrap': {
      kind: 'crashed-mounting',
      broken: byHand({ bootstrap: "throw new Error('bootstrap')" }),
    },
    'throws at mount': { kind: 'crashed-mounting', broken: byHand({ mount: "throw new Error('mount')" }) },
    'throws while it draws, and leaves nothing': {
      kind: 'crashed-rendering',
      broken: byHand({ mount: "requestAnimationFrame(() => { throw new Error('render') })" }),
    },
    'throws while it draws, and says so': {
      kind: 'crashed-rendering',
      broken: byHand({
        mount: "show('drawn', () => undefined); setTimeout(() => crash(new Error('render')), 50)",
      }),
    },
    'draws nothing': {
      kind: 'shows-nothing',
      broken: byHand({ mount: 'window.mounts = (window.mounts ?? 0) + 1' }),
      hangs: true,
      mounts: true,
    },
    'style sheet 404': { kind: 'missing', broken: [[styles, gone]] },
    'page in the place of a style sheet': { kind: 'html-in-place', broken: [[styles, page]] },
    'part gone after a deployment': {
      kind: 'missing',
      broken: [...byHand({ mount: part }), ['*part.0a1b2c3d*', gone]],
    },
  }
}

/** Faults of what only features of this repository have: React, shape and integrity. */
export function faultsOfOwn({ entry, write }: KindOfRemote): Record<string, Fault> {
  return {
    'throws in a React component': {
      kind: 'crashed-rendering',
      broken: [[entry, script(write({ mount: "draw(() => { throw new Error('render') })" }))]],
    },
    'exports no lifecycles': {
      kind: 'wrong-shape',
      broken: [[entry, script('System.register([], () => ({}))')]],
    },
    'wrong integrity': {
      kind: 'wrong-integrity',
      broken: [[entry, script(write({}))]],
      withIntegrity: true,
    },
  }
}

/** Faults of the manifest, which only third parties' remotes have. */
export function faultsOfManifest({ featureId, entry }: KindOfRemote): Record<string, Fault> {
  const manifest = `*/${featureId}/asset-manifest.json*`
  const broken = (answer: StubbedResponse) => ({
    broken: [[manifest, answer]] as const,
    withoutVersion: true as const,
  })
  const entrypoints = (...paths: string[]) => broken(json({ entrypoints: paths }))
  const file = /[^/]+\.m?js/.exec(entry)![0]
  return {
    'manifest 404': { kind: 'missing', ...broken(gone) },
    'page in the place of the manifest': { kind: 'html-in-place', ...broken(page) },
    'hanging manifest': { kind: 'time-out', ...broken('silence'), hangs: true },
    'manifest that is no JSON': { kind: 'wrong-manifest', ...broken(script('entrypoints: []')) },
    'manifest that ends in its middle': {
      kind: 'truncated-manifest',
      ...broken(script('{"entrypoints": ["mai')),
    },
    'manifest with a path outside of its folder': {
      kind: 'wrong-manifest',
      ...entrypoints(file, '../analysis/assets/remoteEntry.js'),
    },
  }
}
