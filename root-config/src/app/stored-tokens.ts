import type { Tokens } from '@energycockpit/identity'
import * as z from 'zod/mini'
import { deviceStorage, TOKEN_KEY } from './app-wrapper'

const tokensSchema = z.object({
  token: z.string(),
  refreshToken: z.string(),
  idToken: z.optional(z.string()),
})

/** What the device has kept of the last sign-in; nothing when it is not what was stored. */
export async function readStoredTokens(): Promise<Tokens | undefined> {
  const stored = await deviceStorage()?.get({ key: TOKEN_KEY })
  if (typeof stored?.value !== 'string') return undefined
  try {
    return tokensSchema.parse(JSON.parse(stored.value)) as Tokens
  } catch (error) {
    console.warn('What the device has kept of the sign-in cannot be read.', error)
    return undefined
  }
}

export async function storeTokens({ token, refreshToken, idToken }: Tokens): Promise<void> {
  const value = JSON.stringify({ token, refreshToken, idToken })
  await deviceStorage()?.set({ key: TOKEN_KEY, value })
}
