import { spareUser, stubAddress } from '@energycockpit/testing'
import type { PortalUnderTest } from '../journeys/portal-under-test'
import { startPortalWithRemotes } from './third-parties'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortalWithRemotes()
}, 240_000)
afterAll(() => portal?.stop())

/** Inserts style elements as Angular does, one of them without the nonce. */
const styledScript = `
  const element = document.getElementById('plain-remote-root')
  const nonce = document.body.querySelector('[ngCspNonce]').getAttribute('ngCspNonce')
  const add = (text, nonce) => {
    const style = document.createElement('style')
    if (nonce) style.nonce = nonce
    style.textContent = text
    element.append(style)
  }
  element.append(Object.assign(document.createElement('h1'), { textContent: 'Styled', tabIndex: -1 }))
  add('#plain-remote-root h1 { color: rgb(1, 2, 3) }', nonce)
  add('#plain-remote-root h1 { margin-inline-start: 77px }')`

test('a style element of a remote is drawn with the nonce of the page, and refused without', async () => {
  const { page, words, close } = await portal.visit('/platform/home-portal', {
    as: await spareUser('manager'),
  })
  await stubAddress(page, '*/plain-remote/static/js/main*', {
    contentType: 'text/javascript',
    body: styledScript,
  })
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: 'Plain', exact: true }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Styled' })
  await heading.waitFor()
  const looks = await heading.evaluate((drawn) => {
    const { color, marginInlineStart } = getComputedStyle(drawn)
    return { color, isMoved: marginInlineStart === '77px' }
  })
  expect(looks).toEqual({ color: 'rgb(1, 2, 3)', isMoved: false })

  await menu.getByRole('link', { name: 'Lit', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Lit' }).waitFor()
  const nonces = await page.evaluate(() => {
    const element = document.querySelector('lit-remote-app') as unknown as { portal: { styleNonce: string } }
    return [element.portal.styleNonce, document.querySelector<HTMLMetaElement>('meta[nonce]')?.nonce]
  })
  expect(nonces[0]).toMatch(/^[\w+/]{22}==$/)
  expect(nonces[1]).toBe(nonces[0])
  await close(/style-src|Applying inline style/)
})
