import { appearanceSchema, uiContextSchema, type Appearance, type ChosenLooks } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'

let server: RunningServer
let superAdmin: SignedInClient
let admin: SignedInClient

beforeAll(async () => {
  server = await startServer()
  superAdmin = await SignedInClient.signIn(server.url, 'super')
  admin = await SignedInClient.signIn(server.url, 'admin')
})
afterAll(() => server.stop())

const [superClient, college] = [1000, 1001]
const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="${colour}" d="M0 0h90v30z"/></svg>`
const image = (text: string) => ({ content: Buffer.from(text).toString('base64') })
const square = image('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>')
const inherited: ChosenLooks = {
  ...{ accentColour: null, accentColourDark: null },
  ...{ logo: null, logoDark: null, favicon: null },
}

const path = (business: number) => `/rest/secure/businesses/${business}/appearance`
const read = async (client: SignedInClient, business: number) =>
  appearanceSchema.parse((await client.get(path(business))).body)

async function change(client: SignedInClient, business: number, looks: Partial<ChosenLooks>) {
  const { revision } = await read(client, business)
  return client.put<Appearance>(path(business), { revision, ...inherited, ...looks })
}

const text = async (address: string, client = SignedInClient.anonymous(server.url)) =>
  (await client.fetch(address)).text()

const header = async (client: SignedInClient) =>
  uiContextSchema.parse((await client.get('/uic-context')).body).header

test('what a super client sets is what its businesses look like, until they set their own', async () => {
  const logo = svg('#7a1f5c')
  const looks = {
    accentColour: '#7a1f5c',
    logo: image(logo),
    logoDark: image(svg('#ffffff')),
    favicon: square,
  }
  const { status, body } = await change(superAdmin, superClient, looks)
  expect([status, body.own.logo]).toMatchObject([200, { mediaType: 'image/svg+xml', width: 90, height: 30 }])

  expect(await text('/variables/css', admin)).toContain('--accent: light-dark(#7a1f5c')
  expect(await text(`/public/variables/css?superClientBusinessId=${college}`)).toContain('#7a1f5c')
  expect(await text('/header-logo', admin)).toBe(logo)
  expect(await text(`/public/header-logo?clientBusinessId=${college}`)).toBe(logo)
  expect(await text(`/public/favicon?clientBusinessId=${college}`)).toContain('viewBox="0 0 9 9"')
  const { logoPath, darkLogoPath = '' } = await header(admin)
  expect([await text(logoPath), await text(darkLogoPath)]).toEqual([logo, svg('#ffffff')])

  const own = svg('#0b5d54')
  await change(admin, college, { logo: image(own) })
  expect(await header(admin)).not.toHaveProperty('darkLogoPath')
  expect(await text('/header-logo', admin)).toBe(own)
  expect(await text('/header-logo', superAdmin)).toBe(logo)
  expect(await text('/variables/css', admin)).toContain('#7a1f5c')
  expect((await read(admin, college)).superClient).toMatchObject({ looks: { accentColour: '#7a1f5c' } })

  const replaced = (await header(admin)).logoPath
  await change(admin, college, {})
  expect(await text('/header-logo', admin)).toBe(logo)
  expect((await admin.fetch(replaced)).status).toBe(404)
})

test('an image at its own address is kept for good and can do nothing', async () => {
  const { body } = await change(admin, college, { logo: image(svg('#333333')) })
  const { headers } = await admin.fetch(`/appearance-images/${body.own.logo?.hash}`)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const kept = await change(admin, college, { logo: { hash: body.own.logo?.hash ?? '' } })
  expect(kept.body.own.logo).toEqual(body.own.logo)
})

test.each(['9999', '-1', '1e99', 'x', '1001&clientBusinessId=1000', ''])(
  'a public page of business %j has the portal’s own looks, or those of a business, and never none',
  async (business) => {
    for (const place of ['header-logo', 'favicon'])
      expect(await text(`/public/${place}?clientBusinessId=${business}`)).toMatch(/^<svg/)
  },
)

test.each([
  [{ accentColour: '#f2c400' }, 'COLOUR_UNREADABLE', 'light: 4.5 : 1 needed, 1.3 : 1 here'],
  [{ accentColour: '#0b5d54', accentColourDark: '#0b5d54' }, 'COLOUR_UNREADABLE', 'dark: 4.5 : 1 needed'],
  [{ accentColourDark: '#5cc9b6' }, 'VALIDATION_FAILED', 'accentColour'],
  [{ logo: image('<svg viewBox="0 0 9 9"><script/></svg>') }, 'LOGO_REFUSED', 'logo: svg-unsafe'],
  [{ favicon: image(svg('#000000')) }, 'LOGO_REFUSED', 'favicon: not-square'],
  [{ logoDark: square }, 'LOGO_REFUSED', 'logoDark'],
  [{ logo: { hash: 'a'.repeat(64) } }, 'LOGO_REFUSED', 'no image of this hash'],
  [{ accentColour: 'red' }, 'VALIDATION_FAILED', ''],
])('%j is refused: %s, %s', async (looks, code, detail) => {
  const before = await read(admin, college)
  const { status, body } = await change(admin, college, looks)
  expect([status, body]).toMatchObject([
    400,
    { error: { reasons: [{ code, detail: expect.stringContaining(detail) }] } },
  ])
  expect(await read(admin, college)).toEqual(before)
})

test('of two who change it at once the second is told', async () => {
  const { revision } = await read(admin, college)
  const put = () => admin.put(path(college), { revision, ...inherited })
  const answers = await Promise.all([put(), put()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('nobody sees or changes that of a business that is not theirs', async () => {
  expect((await admin.get(path(superClient))).status).toBe(404)
  expect((await admin.put(path(superClient), { revision: 0, ...inherited })).status).toBe(404)
})
