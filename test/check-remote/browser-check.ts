import { accessibilityFaults, openPage, repositoryRoot } from '@energycockpit/testing'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { leftBehind } from './left-behind'
import type { PageState } from './page-check'
import type { RemoteFiles } from './remote-files'
import type { Finding } from './statements'
import { violationFindings } from './violation-findings'

const STAYS = 3
/** So long the portal waits for a remote to leave, in milliseconds. */
const LEAVE_LIMIT = 2_000

interface Remote {
  featureId: string
  manifest: RemoteFiles['manifest']
  /** Milliseconds that it may take to draw something. */
  patience: number
}

/** Shows the remote in the page at `url` several times and tells what is wrong with it. */
export async function checkInBrowser(browser: Browser, url: string, remote: Remote): Promise<Finding[]> {
  const { page, context } = await openPage(browser)
  try {
    await context.addInitScript({ path: path.join(repositoryRoot, 'scripts/check-remote/in-the-page.js') })
    await page.goto(url)
    await page.waitForFunction(() => customElements.get('generic-feature') !== undefined)
    return await checkStays(page, remote)
  } finally {
    await context.close()
  }
}

async function checkStays(page: Page, remote: Remote): Promise<Finding[]> {
  const findings: Finding[] = []
  const before = await page.evaluate(() => window.remoteCheck.state())
  const after: PageState[] = []
  let failure: string | undefined
  let drawn = true
  // What has shown nothing once will show nothing the next time.
  for (let stay = 0; stay < STAYS && failure === undefined && drawn; stay += 1) {
    failure = await page.evaluate((id) => window.remoteCheck.mount(id), remote.featureId)
    if (failure === undefined) {
      drawn = await isDrawn(page, remote.patience)
      if (stay === 0) findings.push(...(await checkFirstStay(page, remote, drawn)))
      else if (!drawn) findings.push(emptyAgain)
    } else findings.push(...notShown(failure, stay))
    if (stay === 0) findings.push(...notReached(await page.evaluate(() => window.remoteCheck.stopped())))
    const took = await page.evaluate(() => window.remoteCheck.unmount())
    if (stay === 0 && took >= LEAVE_LIMIT) findings.push(doesNotLeave)
    after.push(await page.evaluate(() => window.remoteCheck.state()))
  }
  const { violations, errors } = await page.evaluate(() => ({
    violations: [...window.remoteCheck.violations],
    errors: [...window.remoteCheck.errors],
  }))
  // What takes too long is told by its own name.
  const thrown = [...new Set(errors.map((error) => error.split('\n')[0] ?? ''))].filter(
    (error) => !error.startsWith('TimeLimitError'),
  )
  return [
    ...findings,
    ...(failure === undefined ? leftBehind(before, after) : []),
    ...violationFindings(violations),
    ...thrown.map((error): Finding => ({
      statement: '2.3',
      seen: `It throws: ${error}`,
      toMend: 'Handle it; what cannot be handled goes to reportCrash, and the portal shows its error panel.',
    })),
  ]
}

function notShown(failure: string, stay: number): Finding[] {
  const toMend = 'See the error above; in the portal the user reads an error panel instead of the feature.'
  if (/^It has not come/.test(failure)) return [{ statement: '2.2', seen: failure, toMend }]
  const seen = `It does not mount: ${failure}`
  return [{ statement: stay === 0 ? '2.3' : '3.4', seen, toMend }]
}

const isDrawn = (page: Page, patience: number) =>
  page
    .waitForFunction(() => !window.remoteCheck.shown().isEmpty, undefined, { timeout: patience })
    .then(() => true)
    .catch(() => false)

async function checkFirstStay(
  page: Page,
  { featureId, manifest: { entrypoints, type }, patience }: Remote,
  drawn: boolean,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const entry = entrypoints.filter((file) => /\.m?js$/.test(file)).at(-1) ?? ''
  const shape = await page.evaluate(
    ([id, file, isModule]) =>
      window.remoteCheck.shapeOf(id, new URL(`/${id}/${file}`, location.href).href, isModule),
    [featureId, entry, /\.mjs$/.test(entry) || type === 'module'] as const,
  )
  if (!drawn)
    return shape.way === 'plain'
      ? [
          {
            statement: '2.1',
            seen: `${entry} exports no mount and unmount, defines no <${featureId}-app>, and draws nothing into #${featureId}-root.`,
            toMend: 'Export single-spa lifecycles; `npm run create-remote` copies out an example.',
          },
        ]
      : [
          {
            statement: '2.2',
            seen: `It mounts and nothing is to be seen within ${patience / 1000} seconds.`,
            toMend: 'Draw at least a heading and what is being waited for before mount resolves.',
          },
        ]
  if (!shape.updates)
    findings.push({
      statement: '2.4',
      seen: 'It exports no update, so a change of language or sub-route mounts it anew and loses its state.',
      toMend: 'Export update and draw what has changed.',
    })
  const foreign = await page.evaluate(() => window.remoteCheck.foreignStyles())
  if (foreign.length > 0)
    findings.push({
      statement: '5.1',
      seen: `Its style sheets also match the portal's elements: ${foreign.slice(0, 5).join(' | ')}`,
      toMend: "Begin each selector with a class of the feature's own, or use CSS modules or a shadow root.",
    })
  findings.push(...(await checkWords(page)))
  return findings
}

async function checkWords(page: Page): Promise<Finding[]> {
  const findings: Finding[] = []
  const english = await page.evaluate(() => window.remoteCheck.shown())
  if (english.heading === '' || !english.headingTakesFocus)
    findings.push({
      statement: '6.2',
      seen:
        english.heading === '' ? 'It has no h1.' : `The heading '${english.heading}' cannot take the focus.`,
      toMend: 'Draw one <h1 tabindex="-1">: the portal moves the focus there after a navigation.',
    })
  const faults = await accessibilityFaults(page)
  // axe is the check's global, not the remote's.
  await page.evaluate(() => Reflect.deleteProperty(window, 'axe'))
  findings.push(
    ...faults.map((fault): Finding => ({
      statement: '6.3',
      seen: fault.slice(0, 300),
      toMend: 'See WCAG 2.2 AA; the components of @energycockpit/ui fulfil it.',
    })),
  )
  await page.evaluate(() => window.remoteCheck.update('de'))
  const changed = await page
    .waitForFunction((text) => window.remoteCheck.shown().text !== text, english.text, { timeout: 3_000 })
    .then(() => true)
    .catch(() => false)
  if (!changed)
    findings.push({
      statement: '6.1',
      seen: 'It shows the same words in German and in English.',
      toMend: 'Take the texts from language files by the locale that it is given.',
    })
  return findings
}

const doesNotLeave: Finding = {
  statement: '3.1',
  seen: `Its unmount has not ended after ${LEAVE_LIMIT / 1000} seconds.`,
  toMend: 'Resolve it as soon as nothing of it is in the page; the portal goes on without it.',
}

function notReached(stopped: readonly string[]): Finding[] {
  if (stopped.length === 0) return []
  const seen = `It stops what is meant for the portal: ${stopped.join(', ')}`
  const toMend = 'Listen on its own element, or leave alone what happens outside of it.'
  return [{ statement: '3.5', seen, toMend }]
}

const emptyAgain: Finding = {
  statement: '3.4',
  seen: 'Mounted again, it shows nothing.',
  toMend:
    'Set everything up in mount, and undo it in unmount; bootstrap and the module itself run only once.',
}
