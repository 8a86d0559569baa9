import {
  accessibilityFaults,
  demoPassword,
  SignedInClient,
  spareUser,
  type UserName,
} from '@energycockpit/testing'
import { text } from 'node:stream/consumers'
import { chartIsDrawn } from './chart-drawing'
import { findElectricityMeter } from './demo-meter'
import { overhang } from './overhang'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
let user: UserName
let chart: string
beforeAll(async () => {
  portal = await startPortal()
  user = await spareUser('manager')
  const client = await SignedInClient.signIn(portal.server.url, { userName: user, password: demoPassword })
  const { point } = await findElectricityMeter(client)
  chart = `/platform/analysis?point=${point.id}&period=LAST_YEAR`
}, 240_000)
afterAll(() => portal?.stop())

const account = '/platform/hp/account'

test('a user makes a token for a program, chooses units, and downloads their data', async () => {
  const { page, goto, words, close } = await portal.visit(account, { as: user, language: 'en' })
  const isWell = async () => expect([await accessibilityFaults(page), await overhang(page)]).toEqual([[], 0])

  // A token, with which a program makes calls until it is revoked.
  await page.getByRole('link', { name: 'API tokens' }).click()
  await page.getByRole('heading', { level: 1, name: 'API tokens' }).waitFor()
  await page.getByText('No API tokens').waitFor()
  await isWell()
  await page.getByRole('button', { name: 'Create token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Nightly export')
  await dialog.getByLabel(/^Read master data/).check()
  await dialog.getByLabel('Current password').fill(demoPassword)
  await isWell()
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await page.getByRole('heading', { name: 'Token Nightly export created' }).waitFor()
  await isWell()
  const token = await page.getByText(/^ecp_/).innerText()
  const nodes = () =>
    fetch(`${portal.server.url}/rest/secure/hierarchy/nodes`, {
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await nodes()).status).toBe(200)
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await page.getByText(token).count()).toBe(0)
  await page.getByRole('button', { name: 'Revoke Nightly export' }).click()
  await dialog.getByLabel('Current password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('Nightly export was revoked.').waitFor()
  const refused = await nodes()
  expect([refused.status, await refused.text()]).toEqual([401, expect.stringContaining('API_TOKEN_REVOKED')])

  // Units and numbers, at once and in the analysis.
  await page.getByRole('link', { name: 'Profile and display' }).click()
  const display = page.getByRole('region', { name: 'Display' })
  await display.getByLabel('Numbers').selectOption('apostrophe-point')
  await display.getByLabel('Energy').selectOption('kWh')
  await display.getByText('1’234.5', { exact: true }).last().waitFor()
  await display.getByText('48’350 kWh').waitFor()
  await page.getByText('Your display settings were saved.').first().waitFor()
  await isWell()
  await goto(chart)
  await chartIsDrawn(page)
  await page
    .getByText(/\d’\d{3}\s?kWh/)
    .first()
    .waitFor()
  await goto(account)
  await display.getByLabel('Energy').selectOption('MWh')
  await page.getByText('Your display settings were saved.').first().waitFor()
  // As the shell leads there, without a new page.
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: words.analysis }).click()
  await page
    .getByText(/\d\s?MWh/)
    .first()
    .waitFor()
  expect(await page.getByText(/\d\s?GWh/).count()).toBe(0)

  // Everything that is kept of them, on a German phone.
  await page.setViewportSize({ width: 360, height: 740 })
  await goto(`${account}/data`)
  await page.getByRole('heading', { level: 1, name: 'Your data' }).waitFor()
  await page.getByRole('button', { name: 'Download' }).click()
  await dialog.getByLabel('Current password').fill(demoPassword)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('energycockpit-own-data.json')
  const data = JSON.parse(await text(await file.createReadStream())) as Record<string, unknown>
  expect(data).toMatchObject({
    profile: [{ user_name: user }],
    settings: expect.arrayContaining([expect.objectContaining({ key: 'display' })]),
    apiTokens: [{ name: 'Nightly export' }],
  })
  await isWell()
  await close()
}, 120_000)

test.each(['light', 'dark'] as const)(
  'every section fits a German phone and is accessible (%s)',
  async (colorScheme) => {
    const { page, goto, close } = await portal.visit(account, { as: user, language: 'de', colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    for (const [path, title] of [
      ['', 'Mein Konto'],
      ['/security', 'Sicherheit'],
      ['/api-tokens', 'API-Tokens'],
      ['/data', 'Ihre Daten'],
    ]) {
      await goto(account + path)
      await page.getByRole('heading', { level: 1, name: title!, exact: true }).waitFor()
      await page
        .getByRole('main')
        .getByRole('button')
        .or(page.getByRole('main').getByRole('combobox'))
        .first()
        .waitFor()
      expect([path, await accessibilityFaults(page), await overhang(page)]).toEqual([path, [], 0])
    }
    await close()
  },
  60_000,
)
