import { accessibilityFaults, contrastFaults, SignedInClient } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { findElectricityMeter } from './demo-meter'
import { addEnergyManagementDocuments } from './energy-management-documents'
import { goingWithin } from './go-within'
import { startPortal, type PortalUnderTest, type Visitor } from './portal-under-test'
import type { StateToSee } from './state-to-see'
import { publicStates, signedInStates } from './states-to-see'
import { languages, type Language } from './words'

/* @long */

let portal: PortalUnderTest
let chart: string
let series: string
beforeAll(async () => {
  portal = await startPortal()
  const { point } = await findElectricityMeter(await SignedInClient.signIn(portal.server.url))
  await addEnergyManagementDocuments(portal.server.url)
  chart = `/platform/analysis?point=${point.id}&period=LAST_YEAR`
  series = `/platform/analysis/measurement-series/${point.id}`
}, 240_000)
afterAll(() => portal?.stop())

/** A colour that is on its way to another one is none to judge. */
const calm = { reducedMotion: 'reduce' } as const

/** What a test provokes on the way: a feature that does not come, a sign-in that does not succeed. */
const provoked = /Failed to load resource|could not be loaded|remoteEntry|missing actionToken/

describe.each(languages)('in %s', (language) => {
  test('what visitors can see meets WCAG 2.2 AA', async () => {
    const visitor = await portal.visitor(language, calm)
    expect(await faultsOf(visitor, publicStates, language, visitor)).toEqual({})
    await visitor.close(provoked)
  }, 240_000)

  test('and so does what users can see, in every colour scheme', async () => {
    const visitor = await portal.visit('/platform/home-portal', { as: 'system', language, ...calm })
    const states = signedInStates(chart, series)
    expect(await faultsOf(visitor, states, language, goingWithin(visitor))).toEqual({})
    await visitor.close(provoked)
  }, 240_000)
})

/** These show every colour that there is; the others take theirs from the same tokens. */
const showAllColours = /^(the design language|a chart|the sign-in page)$/

/**
 * The faults of each state that has some. The languages take turns: each state is shown and judged in one of them. What
 * need not be `fresh` is shown `within` the page. What a journey judges by axe anyway is not among the states.
 */
async function faultsOf(
  visitor: Visitor,
  states: readonly StateToSee[],
  language: Language,
  within: Visitor,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {}
  let turn = -1
  for (const { name, follows, fresh, show, leave } of states) {
    if (!follows) turn += 1
    if (languages[turn % languages.length] !== language) continue
    await show(fresh ? visitor : within, language)
    const { page } = visitor
    const found = [
      ...(await accessibilityFaults(page)),
      ...(showAllColours.test(name) ? await inOtherColours(page) : []),
    ]
    if (found.length > 0) faults[name] = found
    await leave?.(visitor)
  }
  return faults
}

/** The page stays as it is and changes its colours alone, so contrast is all that has to be looked at again. */
async function inOtherColours(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const media of [{ colorScheme: 'dark' }, { contrast: 'more' }] as const) {
    await page.emulateMedia(media)
    const found = await contrastFaults(page)
    faults.push(...found.map((fault) => `${JSON.stringify(media)} ${fault}`))
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: null })
  return faults
}
