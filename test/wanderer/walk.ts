import { demoUserName, signInByCalls, waitFor, type DemoUser } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import type { PortalUnderTest, Visitor } from '../journeys/portal-under-test'
import type { Language } from '../journeys/words'
import { chooseStep } from './choose-step'
import { refuseForGood } from './expected-answers'
import { faultsOfPage } from './faults-of-page'
import type { Random } from './random'
import { prepareSight, seePage } from './see-page'
import type { Step } from './step'
import { takeStep } from './take-step'
import { watchWalk, type WalkWatch } from './watch-walk'

export interface Walker {
  user: DemoUser
  language: Language
}

export interface Walked {
  steps: readonly Step[]
  /** What went wrong after the last step; empty where nothing did. */
  faults: readonly string[]
}

/** Where a walk begins, and where it may go by an address. */
const paths = [
  '/platform/home-portal',
  '/platform/analysis',
  '/platform/analysis?point=mp-b101-electricity&period=LAST_YEAR',
  '/platform/analysis?point=mp-b2-electricity&period=LAST_WEEK',
  '/platform/analysis/measurement-series/mp-b2-electricity',
  '/platform/enms/overview',
  '/platform/enms/overview?node=loc-b2',
  '/platform/enms/today',
  '/platform/enms/today?node=loc-b40&period=MONTH',
  '/platform/enms/actions?states=ALL',
  '/platform/enms/energy-uses',
  '/platform/enms/indicators',
  '/platform/enms/budgets',
  '/platform/measurement-data/meter-readings/mp-b2-gas',
  '/platform/measurement-data/conversion-factors?node=loc-b2',
  '/platform/measurement-data/virtual-meters',
  '/platform/analysis/virtual-meters/new',
  '/platform/measurement-data/imports',
  '/platform/measurement-data/imports/new',
  '/platform/organization/hierarchy',
  '/platform/organization/hierarchy?LOCATION=loc-b2',
  '/platform/organization/hierarchy?METERING_POINT=mp-b2-electricity',
  '/platform/organization/groups',
  '/platform/organization/groups?business=1001&group=Laboratories',
  '/platform/organization/import',
  '/platform/organization/history',
  '/platform/organization/map',
  '/platform/organization/attributes',
  '/platform/home-portal/news',
  '/platform/home-portal/news/new',
  '/platform/home-portal/status',
  '/platform/home-portal/operation',
  '/platform/home-portal/users',
  '/platform/home-portal/appearance',
  '/platform/home-portal/registrations',
  '/platform/home-portal/wording',
  '/platform/home-portal/notices',
  '/platform/home-portal/audit',
  '/platform/home-portal/design',
  '/platform/hp/account',
  '/platform/hp/account/security',
  '/platform/hp/account/api-tokens',
  '/platform/hp/account/data',
  '/platform/home-portal/nowhere',
]

/** Walks so many steps by chance, and ends with the first fault. */
export function wander(portal: PortalUnderTest, walker: Walker, random: Random, count: number) {
  return inPages(portal, walker, async (pages) => {
    const steps: Step[] = []
    while (steps.length < count) {
      const sight = await pages.look()
      const step = chooseStep(random, sight, { paths, before: steps.at(-1) })
      steps.push(step)
      const faults = await pages.take(step)
      if (faults.length > 0) return { steps, faults }
    }
    return { steps, faults: [] }
  })
}

/** Walks the same steps again, in new pages; ends with the first fault. */
export function repeat(portal: PortalUnderTest, walker: Walker, steps: readonly Step[]) {
  return inPages(portal, walker, async (pages) => {
    for (const [place, step] of steps.entries()) {
      const faults = await pages.take(step)
      if (faults.length > 0) return { steps: steps.slice(0, place + 1), faults }
    }
    return { steps, faults: [] }
  })
}

interface WalkedPages {
  look(): ReturnType<typeof seePage>
  take(step: Step): Promise<string[]>
}

async function inPages(
  portal: PortalUnderTest,
  { user, language }: Walker,
  walk: (pages: WalkedPages) => Promise<Walked>,
): Promise<Walked> {
  const visitor = await portal.visitor(language)
  const { context } = visitor
  const watch = watchWalk(visitor)
  await context.addInitScript(prepareSight)
  await refuseForGood(context)
  await signInByCalls(context.request, portal.server.url, demoUserName(user))
  // What an earlier walk has chosen is remembered for the log-in.
  await context.request.put(`${portal.server.url}/rest/secure/userproperty/locale`, {
    data: { locale: language },
    headers: { origin: portal.server.url },
  })
  const tabs = await openTabs(portal, visitor)
  let page = tabs[0]
  try {
    await atRest(page, watch)
    return await walk({
      // The page may still be on its way after a click that nobody waited for.
      look: () => waitFor('a page to look at', () => seePage(page)),
      async take(step) {
        if (step.do === 'other tab') {
          page = tabs.find((one) => one !== page)!
          await page.bringToFront()
        } else await takeStep(page, step)
        if (step.do === 'click' && step.quick) return []
        const restless = await atRest(page, watch)
        return [...restless, ...watch.faults(), ...(restless.length > 0 ? [] : await faultsOfPage(page))]
      },
    })
  } finally {
    // What goes wrong while it is closed belongs to no step.
    await visitor.close(/./)
  }
}

async function openTabs(portal: PortalUnderTest, { page, context }: Visitor): Promise<[Page, Page]> {
  const other = await context.newPage()
  for (const one of [other, page]) {
    await one.goto(`${portal.server.url}${paths[0]}`)
    // Whether unsaved work may go.
    one.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  }
  context.on('page', (opened) => void opened.close().catch(() => undefined))
  return [page, other]
}

/** Waits until nothing is under way and the page is drawn; says what it waited for in vain. */
async function atRest(page: Page, watch: WalkWatch): Promise<string[]> {
  let quiet = 0
  try {
    await waitFor(
      'the page to be at rest',
      async () => {
        const isDrawn = await page.evaluate(
          () =>
            new Promise<boolean>((resolve) =>
              requestAnimationFrame(() =>
                requestAnimationFrame(() =>
                  resolve(
                    document.readyState === 'complete' &&
                      document.body.innerText.trim() !== '' &&
                      document.querySelector('main [aria-busy=true]') === null,
                  ),
                ),
              ),
            ),
        )
        quiet = isDrawn && watch.underWay(page).length === 0 ? quiet + 1 : 0
        return quiet === 2
      },
      { within: 20_000, every: 25 },
    )
    return []
  } catch {
    return [
      `no rest: ${watch.underWay(page).join(', ') || 'the page is blank, or something is said to be busy'}`,
    ]
  }
}
