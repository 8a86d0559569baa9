import { repositoryRoot, spareUser, stubAddress } from '@energycockpit/testing'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PortalUnderTest } from '../journeys/portal-under-test'
import { startPortalWithRemotes } from './third-parties'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortalWithRemotes()
}, 240_000)
afterAll(() => portal?.stop())

/** It never hears that it is unmounted, and sets up everything later than in its first run. */
const carelessScript = `
  const element = document.getElementById('plain-remote-root')
  element.append(Object.assign(document.createElement('h1'), { textContent: 'Careless', tabIndex: -1 }))
  window.done = { polls: 0, ticks: 0, resizes: 0 }
  const poll = () => { window.done.polls += 1; setTimeout(poll, 5) }
  setTimeout(poll, 5)
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    setTimeout(() => setInterval(() => { window.done.ticks += 1 }, 5), 5)
    addEventListener('resize', () => { window.done.resizes += 1 })
  }
  port2.postMessage(null)`

/** What has no timer and no listener goes on, too. */
const watchingScript = `
  const element = document.getElementById('plain-remote-root')
  element.append(Object.assign(document.createElement('h1'), { textContent: 'Watching', tabIndex: -1 }))
  const seen = window.seen = { frames: 0, mutations: 0, sizes: 0, said: 0, handled: 0, zooms: 0, navigations: 0, nested: 0 }
  const draw = () => { seen.frames += 1; requestAnimationFrame(draw) }
  requestAnimationFrame(draw)
  new ResizeObserver(() => { seen.sizes += 1; if (seen.sizes === 1) setInterval(() => { seen.nested += 1 }, 5) }).observe(document.body)
  new MutationObserver(() => { seen.mutations += 1 }).observe(document.documentElement, { attributes: true })
  new BroadcastChannel('plain-remote').onmessage = () => { seen.said += 1 }
  onresize = () => { seen.handled += 1 }
  visualViewport.addEventListener('resize', () => { seen.zooms += 1 })
  const { pushState } = history
  history.pushState = function (...given) { seen.navigations += 1; return pushState.apply(this, given) }
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href: '/favicon.svg' })
  document.head.append(link)`

declare global {
  interface Window {
    done: { polls: number; ticks: number; resizes: number }
    rounds?: number
    seen: Record<
      'frames' | 'mutations' | 'sizes' | 'said' | 'handled' | 'zooms' | 'navigations' | 'nested',
      number
    >
  }
}

test('what a plain script sets up in its timers and messages ends with it', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal', {
    as: await spareUser('manager'),
  })
  await stubAddress(page, '*/plain-remote/static/js/main*', {
    contentType: 'text/javascript',
    body: carelessScript,
  })
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: 'Plain', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Careless' }).waitFor()
  await page.waitForFunction(() => window.done.polls > 3 && window.done.ticks > 3)
  await page.evaluate(() => window.dispatchEvent(new Event('resize')))
  expect(await page.evaluate(() => window.done.resizes)).toBe(1)

  await menu.getByRole('link', { name: words.home, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  const before = await page.evaluate(() => {
    window.dispatchEvent(new Event('resize'))
    return { ...window.done }
  })
  expect(before.resizes).toBe(1)
  // A timer of the page's own that is as fast as the script's.
  await page.waitForFunction(() => (window.rounds = (window.rounds ?? 0) + 1) > 20, null, { polling: 5 })
  expect(await page.evaluate(() => window.done)).toEqual(before)
  await close()
})

test('what a plain script watches, draws, patches and puts into the head ends with it', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal', {
    as: await spareUser('manager'),
  })
  await stubAddress(page, '*/plain-remote/static/js/main*', {
    contentType: 'text/javascript',
    body: watchingScript,
  })
  /** Something that each of its ways to watch would notice. */
  const stir = () =>
    page.evaluate(async () => {
      document.documentElement.dataset['stirred'] = String(Math.random())
      window.dispatchEvent(new Event('resize'))
      window.visualViewport?.dispatchEvent(new Event('resize'))
      new BroadcastChannel('plain-remote').postMessage('anything')
      const own = new BroadcastChannel('plain-remote')
      await new Promise((resolve) => {
        own.onmessage = resolve
        new BroadcastChannel('plain-remote').postMessage('to the end')
      })
      document.body.style.width = '50%'
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      document.body.style.width = ''
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  const preloads = page.locator('head link[rel=preload][as=image]')
  await menu.getByRole('link', { name: 'Plain', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Watching' }).waitFor()
  await stir()
  await page.waitForFunction(() => window.seen.nested > 0)
  expect(await preloads.count()).toBe(1)
  await page.evaluate(() => history.pushState(null, '', `${location.pathname}/c`))
  const during = await page.evaluate(() => ({ ...window.seen }))
  expect(Object.entries(during).filter(([, count]) => count === 0)).toEqual([])

  await menu.getByRole('link', { name: words.home, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
  const before = await page.evaluate(() => ({ ...window.seen }))
  await stir()
  await page.evaluate(() => history.replaceState(null, '', location.href))
  expect(await page.evaluate(() => ({ ...window.seen }))).toEqual(before)
  expect(await page.evaluate(() => window.onresize)).toBeNull()
  expect(await preloads.count()).toBe(0)
  await menu.getByRole('link', { name: 'Lit', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Lit' }).waitFor()
  expect(await page.evaluate(() => window.seen)).toEqual(before)
  await close()
})

declare global {
  interface Window {
    drawMap: (options: { signal: AbortSignal }) => Promise<HTMLElement>
    maps: AbortSignal[]
  }
}

/** What the script of the documentation leaves to its reader. */
function defineDrawMap(): void {
  window.maps = []
  window.drawMap = async ({ signal }) => {
    window.maps.push(signal)
    return Object.assign(document.createElement('h1'), { textContent: 'Map', tabIndex: -1 })
  }
}

test('the plain script of the documentation draws at each opening, and ends with it', async () => {
  const text = readFileSync(join(repositoryRoot, 'docs/remotes.md'), 'utf8')
  const sample = /```js\n(.*?drawMap.*?)```/s.exec(text)?.[1] ?? ''
  const { page, context, goto, words, close } = await portal.visit('/platform/home-portal', {
    as: await spareUser('manager'),
    fresh: true,
  })
  await context.addInitScript(defineDrawMap)
  await stubAddress(page, '*/plain-remote/static/js/main*', {
    contentType: 'text/javascript',
    body: sample.replace('weather-map-root', 'plain-remote-root'),
  })
  await goto('/platform/home-portal')
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  for (const opened of [1, 2]) {
    await menu.getByRole('link', { name: 'Plain', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Map' }).waitFor()
    expect(await page.evaluate(() => window.maps.map(({ aborted }) => aborted))).toHaveLength(opened)
    await menu.getByRole('link', { name: words.home, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
    expect(await page.evaluate(() => window.maps.every(({ aborted }) => aborted))).toBe(true)
  }
  await close()
})
