import { termsSchema } from '@energycockpit/contract'
import { SignedInClient, sharedServer, type SharedServer } from '@energycockpit/testing'
import { terms } from './terms'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
}, 120_000)

const path = '/rest/public/portal-resources/termsAndConditions'

describe('the terms and conditions', () => {
  it.each([
    ['en', 'en'],
    ['de', 'de'],
    ['en-GB', 'en'],
    ['fr', 'de'],
    ['../../../etc/passwd', 'de'],
    ['__proto__', 'de'],
  ] as const)('requested in %s are in %s, also for strangers', async (requested, spoken) => {
    const query = new URLSearchParams({ locale: requested })
    const { status, body } = await SignedInClient.anonymous(server.url).get(`${path}?${query}`)
    expect([status, termsSchema.parse(body)]).toEqual([200, terms[spoken]])
  })

  it('speak the language of the browser when none is requested', async () => {
    const { body } = await SignedInClient.anonymous(server.url).get(path, { 'accept-language': 'en-GB' })
    expect(body).toBe(terms.en)
  })

  it('are refused for a question that is none', async () => {
    const { status, body } = await SignedInClient.anonymous(server.url).get<{
      error: { reasons: { code: string }[] }
    }>(`${path}?locale=${'x'.repeat(36)}`)
    expect([status, body.error.reasons[0]?.code]).toEqual([400, 'VALIDATION_FAILED'])
  })
})

it('both languages have the same headings', () => {
  const headings = (text: string) => text.match(/^#+ /gm)
  expect(headings(terms.de)).toEqual(headings(terms.en))
})
