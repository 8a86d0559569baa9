import { blockingStates } from '../blocking/blocking-states'
import { linkWords } from '../links/words-of-links'
import { chartIsDrawn } from './chart-drawing'
import { consumptionStates } from './consumption-states'
import { energyManagementStates } from './energy-management-states'
import { exportStates } from './export-states'
import { frameStates } from './frame-states'
import { measurementDataStates } from './measurement-data-states'
import { organizationStates } from './organization-states'
import { plotStates } from './plot-states'
import { progressionStates } from './progression-states'
import { varianceStates } from './variance-states'
import type { Visitor } from './portal-under-test'
import type { StateToSee } from './state-to-see'

const signInWords = {
  de: { forgotten: 'Passwort vergessen?', reset: 'Passwort zurücksetzen' },
  en: { forgotten: 'Forgot your password?', reset: 'Reset password' },
}

const heading = ({ page }: Visitor) =>
  page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
const arrive = (path: string) => async (visitor: Visitor) => {
  await visitor.goto(path)
  await heading(visitor)
}
const escape = ({ page }: Visitor) => page.keyboard.press('Escape')

/** What everybody may see. */
export const publicStates: readonly StateToSee[] = [
  {
    name: 'the sign-in page',
    show: async ({ page, goto, words }) => {
      await goto('/platform/home-portal')
      await page.getByLabel(words.userName).waitFor()
    },
  },
  {
    name: 'a sign-in that failed',
    follows: true,
    show: async ({ page, words }) => {
      await page.getByLabel(words.userName).fill('nobody@nowhere.example')
      await page.getByLabel(words.password, { exact: true }).fill('no password')
      await page.getByRole('button', { name: words.signIn, exact: true }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'the page for a forgotten password',
    follows: true,
    show: async ({ page }, language) => {
      await page.getByRole('link', { name: signInWords[language].forgotten }).click()
      await page.getByRole('heading', { level: 1, name: signInWords[language].reset }).waitFor()
    },
  },
  { name: 'the page for visitors', show: arrive('/platform/home-portal/static') },
  { name: 'how one gets an account', show: arrive('/platform/home-portal/register') },
  { name: 'the legal page', show: arrive('/platform/home-portal/legal') },
  { name: 'the error page', show: arrive('/platform/home-portal/error') },
  { name: 'the blocking page without its token', show: arrive('/platform/blocking-page') },
  ...blockingStates,
  {
    name: 'the terms',
    show: async (visitor, language) => {
      const { page } = visitor
      await arrive('/platform/home-portal/static')(visitor)
      await page.getByRole('contentinfo').getByRole('link', { name: linkWords[language].terms }).click()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
    },
    leave: escape,
  },
  {
    name: 'the warning of a link to elsewhere',
    show: async (visitor, language) => {
      await arrive('/platform/home-portal/legal')(visitor)
      await visitor.page.getByRole('main').getByRole('link', { name: 'doi' }).click()
      await visitor.page.getByRole('dialog', { name: linkWords[language].warning }).waitFor()
    },
    leave: escape,
  },
]

const entry = '**/analysis/assets/remoteEntry.js*'
const blockingInfo = '**/rest/secure/blocking-info'

const inviteSomebody = /^(Benutzer einladen|Invite user)$/

/** What a system administrator may see. `chart` is the path of a metering point with values, `series` of its series. */
export const signedInStates = (chart: string, series: string): readonly StateToSee[] => [
  {
    name: 'the landing page with its figures',
    show: async ({ page, goto }) => {
      await goto('/platform/home-portal')
      await page.getByRole('term').first().waitFor()
    },
  },
  {
    name: 'the user menu',
    follows: true,
    show: ({ page, words }) => page.getByRole('button', { name: words.userMenu }).click(),
    leave: escape,
  },
  {
    name: 'the choice of a business',
    follows: true,
    show: async ({ page }) => {
      await page.getByRole('button', { name: /^(Unternehmen|Business):/ }).click()
      await page.getByRole('option').first().waitFor()
    },
    leave: escape,
  },
  {
    name: "the user's own account",
    show: async ({ page, goto }) => {
      await goto('/platform/hp/account/security')
      await page.getByRole('rowheader').first().waitFor()
    },
  },
  { name: 'all notifications', show: arrive('/platform/home-portal/notifications') },
  { name: 'the system status', show: arrive('/platform/home-portal/status') },
  { name: 'the operation of features', show: arrive('/platform/home-portal/operation') },
  {
    name: 'the users, and what may be changed about one',
    show: async (visitor) => {
      const { page } = visitor
      await arrive('/platform/home-portal/users')(visitor)
      await page.getByRole('row').nth(1).getByRole('button').click()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
    leave: escape,
  },
  {
    name: 'the invitation of a user that lacks everything',
    follows: true,
    show: async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: inviteSomebody }).click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await page.getByRole('dialog').locator('[aria-invalid]').first().waitFor()
    },
    leave: escape,
  },
  { name: 'the appearance of a business', show: arrive('/platform/home-portal/appearance') },
  { name: 'the news', show: arrive('/platform/home-portal/news') },
  { name: 'a post that is being written', show: arrive('/platform/home-portal/news/new') },
  { name: 'the wording of a business', show: arrive('/platform/home-portal/wording') },
  { name: 'the notices', show: arrive('/platform/home-portal/notices') },
  {
    name: 'a notice that is being written, with its preview',
    show: async (visitor) => {
      await arrive('/platform/home-portal/notices/new')(visitor)
      await visitor.page.getByRole('group').getByRole('region').waitFor()
    },
  },
  { name: 'the design language', show: arrive('/platform/home-portal/design') },
  { name: 'a page that is not there', show: arrive('/platform/home-portal/nothing') },
  { name: 'the placeholder', fresh: true, show: arrive('/platform/blank/some/where') },
  ...consumptionStates,
  ...plotStates,
  ...frameStates,
  ...exportStates,
  ...progressionStates,
  ...varianceStates,
  {
    name: 'a chart',
    show: async ({ page, goto }) => {
      await goto(chart)
      await chartIsDrawn(page)
    },
  },
  {
    name: 'the measurement series of a metering point, with their gaps',
    show: async ({ page, goto }) => {
      await goto(series)
      await page.getByRole('grid').waitFor()
    },
  },
  {
    name: 'the form for what a meter shows',
    show: async ({ page, goto }) => {
      await goto(series.replace('analysis/measurement-series', 'measurement-data/meter-readings'))
      await page.getByRole('textbox').first().waitFor()
    },
  },
  ...measurementDataStates,
  ...energyManagementStates,
  ...organizationStates,
  {
    name: 'a feature that failed',
    fresh: true,
    show: async ({ page, goto, words }) => {
      await page.route(entry, (route) => route.fulfill({ status: 500, body: 'broken' }))
      await goto('/platform/analysis')
      await page.getByText(words.featureBroken).waitFor()
    },
    leave: ({ page }) => page.unroute(entry),
  },
  {
    name: 'the skeleton of a slow feature',
    fresh: true,
    show: async ({ page, words }) => {
      await page.route(entry, () => undefined)
      await page.goto(new URL('/platform/home-portal', page.url()).href, { waitUntil: 'commit' })
      const menu = page.getByRole('navigation', { name: words.mainMenu })
      await menu.getByRole('link', { name: words.analysis }).click()
      await page.getByRole('main').getByRole('status').waitFor()
    },
    leave: ({ page }) => page.unroute(entry),
  },
  {
    name: 'the layout of a user who must confirm something',
    fresh: true,
    show: async (visitor) => {
      await visitor.page.route(blockingInfo, (route) =>
        route.fulfill({ json: { blocked: true, reason: 'TERMS_AND_CONDITIONS' } }),
      )
      await arrive('/platform/home-portal')(visitor)
      await visitor.page
        .getByRole('navigation', { name: visitor.words.mainMenu })
        .waitFor({ state: 'detached' })
    },
    leave: ({ page }) => page.unroute(blockingInfo),
  },
  {
    name: 'the menu drawer',
    fresh: true,
    show: async (visitor) => {
      await visitor.page.setViewportSize({ width: 360, height: 740 })
      await arrive('/platform/home-portal')(visitor)
      await visitor.page.getByRole('button', { name: visitor.words.openMenu }).click()
      await visitor.page.getByRole('dialog').getByRole('link').first().waitFor()
    },
    leave: ({ page }) => page.setViewportSize({ width: 1280, height: 900 }),
  },
  {
    name: 'signing out',
    fresh: true,
    show: async (visitor) => {
      const { page, words } = visitor
      await arrive('/platform/home-portal')(visitor)
      // The server's part of it would lead away from the page at once.
      await page.route('**/logout', (route) => route.fulfill({ status: 204 }))
      await page.getByRole('button', { name: words.userMenu }).click()
      await page.getByRole('button', { name: words.signOut }).click()
      await page.getByRole('heading', { level: 1, name: words.signingOut }).waitFor()
    },
  },
]
