import type { StateToSee } from '../journeys/state-to-see'
import type { Visitor } from '../journeys/portal-under-test'
import { information, terms } from './notices-to-confirm'

const uuid = (number: number) => `5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e100${number}`
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** Read by the page, refused by the server: what the page shows is answered in its place. */
const actionToken = `${part({ alg: 'RS256' })}.${part({
  ...{ userUuid: uuid(0), roles: [12], clientBusinessId: 1001, superClientBusinessId: null },
  requiredActionUrl: 'https://portal.example/',
})}.x`

const confirmations = '**/blocking-reasons/*/user-confirmations?**'
const answers = '**/blocking-reasons**'

interface Answers {
  remaining?: object[]
  notices?: object[]
}

async function answerWith({ page }: Visitor, { remaining = [], notices = [] }: Answers): Promise<void> {
  await page.route(answers, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/page-content')) return route.fulfill({ json: { layout: terms() } })
    return route.fulfill({ json: pathname.includes('/users/') ? remaining : notices })
  })
}

const open = async ({ goto, page }: Visitor) => {
  await goto(`/platform/blocking-page?actionToken=${actionToken}`)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
}
const leave: StateToSee['leave'] = ({ page }) => page.unrouteAll()
const termsAndNotice = {
  remaining: [{ uuid: uuid(1), type: 'TERMS_AND_CONDITIONS' }],
  notices: [{ id: uuid(2), layout: information() }],
}

/** What the blocking page shows in the middle of a log-in. */
export const blockingStates: readonly StateToSee[] = [
  {
    name: 'terms to confirm',
    show: async (visitor) => {
      await answerWith(visitor, termsAndNotice)
      await open(visitor)
      await visitor.page.getByRole('checkbox').waitFor()
    },
    leave,
  },
  {
    name: 'terms that could not be confirmed',
    show: async (visitor) => {
      const { page } = visitor
      await answerWith(visitor, termsAndNotice)
      await page.route(confirmations, (route) => route.abort())
      await open(visitor)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'OK' }).click()
      await page.getByRole('alert').waitFor()
    },
    leave,
  },
  {
    name: 'information to take note of',
    show: async (visitor) => {
      await answerWith(visitor, { notices: termsAndNotice.notices })
      await open(visitor)
      await visitor.page.getByRole('main').getByRole('listitem').first().waitFor()
    },
    leave,
  },
  { name: 'a log-in whose token is refused', show: open },
]
