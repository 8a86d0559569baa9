import type { PageState } from './page-check'
import type { Finding } from './statements'

/** `state` before the first stay, and after each of at least two. */
export function leftBehind(before: PageState, after: readonly PageState[]): Finding[] {
  const first = after[0] ?? before
  const last = after.at(-1) ?? before
  const findings: Finding[] = []
  const check = (statement: Finding['statement'], what: string, left: string[], toMend: string) => {
    if (left.length > 0)
      findings.push({ statement, seen: `${what}: ${[...new Set(left)].slice(0, 5).join(' | ')}`, toMend })
  }

  check(
    '3.1',
    'Nodes are left in the page',
    [...added(before.body, last.body), ...added(first.head, last.head)],
    'Remove in unmount (or disconnectedCallback) what was put outside of the given element.',
  )
  // What is set up once and for all with the code is no leak; what every stay adds is one.
  check(
    '3.2',
    'Each stay leaves listeners',
    added(first.listeners, last.listeners),
    'Take them away in unmount; one AbortController for all of them is the simplest way.',
  )
  check('3.2', 'Each stay leaves timers running', added(first.timers, last.timers), 'Clear them in unmount.')
  check(
    '3.3',
    'Style sheets are left in the page',
    added(first.styles, last.styles),
    'Let the portal put them in, by the manifest, or remove them in unmount.',
  )
  check(
    '5.2',
    "The page's own title, address, elements or attributes are changed",
    added(before.page, last.page),
    'Leave them to the portal; what has to be changed for a moment, such as the scroll bar, give back in unmount.',
  )
  // webpack keeps the list of a remote's chunks in one global of the remote's name.
  check(
    '4.5',
    'Globals are left',
    added(before.globals, last.globals).filter((name) => !name.startsWith('webpackChunk')),
    'Keep state in the module; a name on window belongs to everybody.',
  )
  return findings
}

/** What is in `after` more often than in `before`. */
function added(before: readonly string[], after: readonly string[]): string[] {
  const rest = [...before]
  return after.filter((one) => {
    const at = rest.indexOf(one)
    if (at !== -1) rest.splice(at, 1)
    return at === -1
  })
}
