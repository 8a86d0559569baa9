import { stubAddress, waitFor } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { startPortalWithRemotes } from '../generic-features/third-parties'
import type { PortalUnderTest, Visitor } from '../journeys/portal-under-test'
import { collectReports, type FailureReports } from './failure-reports'
import { withoutIntegrity } from './without-integrity'
import { faultsOf, faultsOfManifest, faultsOfOwn, type Fault } from './kinds-of-faults'
import { customElement, lifecycles, ownReact, type KindOfRemote } from './kinds-of-remotes'
import { correlationId, menuStillWorks, panelOf, panelSays } from './panel'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortalWithRemotes()
}, 240_000)
afterAll(() => portal?.stop())

/** One of each way in which a feature is fetched, mounted and drawn: how the other kinds of remote reach the panel. */
const smoke = /^(entry 404|throws at mount|throws while it draws, and says so|style sheet 404|hanging entry)$/
const smokeOf = (remote: KindOfRemote) =>
  Object.fromEntries(Object.entries(faultsOf(remote)).filter(([name]) => smoke.test(name)))

describe.each([
  ['a React feature of our own', ownReact, { ...smokeOf(ownReact), ...faultsOfOwn(ownReact) }],
  ['a remote of lifecycles', lifecycles, { ...faultsOf(lifecycles), ...faultsOfManifest(lifecycles) }],
  ['a remote that is a custom element', customElement, smokeOf(customElement)],
])('%s', (_, remote, faults) => {
  let visitor: Visitor
  let page: Page
  let reports: FailureReports
  beforeAll(async () => {
    visitor = await portal.visit('/platform/home-portal', { language: remote.language })
  })
  afterAll(() => visitor?.close(/^(console|exception): /))

  /** A tab of its own for each fault: nothing of the others is remembered in it. */
  beforeEach(async () => {
    page = await visitor.context.newPage()
    reports = collectReports(page)
  })
  afterEach(() => page.close())

  const menuEntry = () =>
    page
      .getByRole('navigation', { name: visitor.words.mainMenu })
      .getByRole('link', { name: remote.link(visitor.words), exact: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  async function begin(): Promise<void> {
    await page.goto(`${portal.server.url}/platform/home-portal`)
    await page.getByRole('heading', { level: 1, name: visitor.words.hello }).waitFor()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await menuEntry().click()
  }

  /**
   * `again`: it also fails after 'Try again' and after another page, which is the same for every fault that comes by
   * one of these ways.
   */
  async function endures(fault: Fault, { again }: { again: boolean }): Promise<void> {
    const { words } = visitor
    const version = fault.withoutVersion ? null : remote.version
    const ids: string[] = []

    async function fails(): Promise<void> {
      const after = ids.at(-1)
      if (fault.hangs) await passTime(after)
      const id = await panelSays({ page, words }, fault.kind, {
        language: remote.language,
        ...(after !== undefined && { after }),
      })
      ids.push(id)
      const { featureId } = remote
      const taken = await reports.are(ids.length)
      expect(taken.at(-1)).toEqual({
        ...{ featureId, kind: fault.kind, correlationId: id },
        version: version instanceof RegExp ? expect.stringMatching(version) : version,
      })
    }

    /** Moves the clock on until the panel of this failure is there; the limit is 10 seconds of this clock. */
    async function passTime(after: string | undefined): Promise<void> {
      // What is being left has a limit of its own, which is not meant here.
      await page.getByRole('heading', { level: 1, name: words.hello }).waitFor({ state: 'detached' })
      // On a busy machine the limit of what has to start would pass first.
      const mounts = () => page.evaluate(() => Reflect.get(window, 'mounts') as number | undefined)
      if (fault.mounts) await waitFor('it to be mounted', async () => (await mounts()) === ids.length + 1)
      await waitFor('the limit to pass', async () => {
        await page.clock.fastForward(2_000)
        const id = await correlationId(panelOf({ page, words }))
        return id !== undefined && id !== after
      })
    }

    if (fault.hangs) await page.clock.install()
    if (!fault.withIntegrity) await withoutIntegrity(page)
    const broken = fault.broken.map(([address, answer]) => stubAddress(page, address, answer))
    const repair = await Promise.all(broken)
    await begin()
    await fails()
    if (again) {
      await press(words.retry)
      await fails()
      await menuStillWorks({ page, words })
      await menuEntry().click()
      await fails()
    }
    for (const repairOne of repair) await repairOne()
    await press(words.retry)
    await remote.stands(page)
    expect(await panelOf({ page, words }).count()).toBe(0)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await reports.are(ids.length)
  }

  /** Of the kind that is broken in every way, one of each way. */
  const isWhole = (name: string) => remote === lifecycles && smoke.test(name)
  const hanging = Object.entries(faults).filter(([, { hangs }]) => hangs)
  const others = Object.entries(faults).filter(([, { hangs }]) => !hangs)
  test.each(others)('%s', (name, fault) => endures(fault, { again: isWhole(name) }))

  // By the window's events, whatever kind of remote it is.
  if (remote === lifecycles)
    test.each([
      ['throws in a timer', "setTimeout(() => { throw new Error('late') })"],
      ['leaves a rejected promise', "Promise.reject(new Error('late'))"],
    ])('%s after the mount: it stays usable, and the server is told once', async (_, goesWrong) => {
      const { words } = visitor
      await withoutIntegrity(page)
      const mount = `show('0', (button) => { button.textContent = Number(button.textContent) + 1; ${goesWrong} })`
      const body = remote.write({ mount })
      await stubAddress(page, remote.entry, { contentType: 'text/javascript', body })
      await begin()
      await press('0')
      await press('1')
      await page.getByRole('button', { name: '2', exact: true }).waitFor()
      const version =
        remote.version instanceof RegExp ? expect.stringMatching(remote.version) : remote.version
      expect(await reports.are(1)).toMatchObject([
        { featureId: remote.featureId, kind: 'threw-later', version },
      ])
      expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
      await menuStillWorks({ page, words })
      await menuEntry().click()
      await press('0')
      await page.getByRole('button', { name: '1', exact: true }).waitFor()
      await reports.are(1)
    })

  // Last: the clock that is installed for them stays in all tabs of the visitor.
  test.each(hanging)('%s', (name, fault) => endures(fault, { again: isWhole(name) }))
})
