import { TOKEN_KEY } from './app-wrapper'
import { readStoredTokens, storeTokens } from './stored-tokens'

const device = new Map<string, string>()

beforeEach(() => {
  device.clear()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  window.Capacitor = {
    isNativePlatform: () => true,
    Plugins: {
      Preferences: {
        get: async ({ key }) => ({ value: device.get(key) ?? null }),
        set: async ({ key, value }) => void device.set(key, value),
        remove: async ({ key }) => void device.delete(key),
      },
    },
  }
})
afterEach(() => {
  delete window.Capacitor
})

test('what was stored is read again', async () => {
  expect(await readStoredTokens()).toBeUndefined()
  const tokens = { token: 'a.b.c', refreshToken: 'd.e.f', idToken: 'g.h.i' }
  await storeTokens(tokens)
  expect([...device.keys()]).toEqual([TOKEN_KEY])
  expect(await readStoredTokens()).toEqual(tokens)
  await storeTokens({ token: 'a.b.c', refreshToken: 'd.e.f' })
  expect(await readStoredTokens()).toEqual({ token: 'a.b.c', refreshToken: 'd.e.f' })
})

test.each(['', '{', 'null', '7', '{}', '{"token":"a.b.c"}', '{"token":1,"refreshToken":"d.e.f"}'])(
  'what is not a sign-in counts as none: %j',
  async (value) => {
    device.set(TOKEN_KEY, value)
    expect(await readStoredTokens()).toBeUndefined()
  },
)

test('without storage nobody is signed in, and nothing fails', async () => {
  window.Capacitor = { isNativePlatform: () => true }
  await storeTokens({ token: 'a.b.c', refreshToken: 'd.e.f' })
  expect(await readStoredTokens()).toBeUndefined()
})
