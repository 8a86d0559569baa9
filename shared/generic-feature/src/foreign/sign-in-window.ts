/** Why no code came; each has a text. */
export type SignInObstacle = 'blocked' | 'closed'

export class SignInError extends Error {
  override readonly name = 'SignInError'
  constructor(readonly obstacle: SignInObstacle) {
    super(`The window for signing in was ${obstacle}`)
  }
}

export interface SignInCode {
  code: string
  codeVerifier: string
}

/** Nothing tells a page that a window which it has opened was closed. */
const LOOKS_EVERY = 500

/**
 * Opens a window of the portal in which the user signs in, and answers the code that it hands over. Call it while the
 * user clicks, or the browser blocks the window. Rejects with a SignInError.
 */
export async function signInByWindow(portalOrigin: string): Promise<SignInCode> {
  // First of all: what waits for anything else is no longer the click.
  const opened = window.open('', '_blank', 'popup,width=520,height=760')
  if (!opened) throw new SignInError('blocked')
  const state = randomText()
  const codeVerifier = randomText()
  const requested = new URLSearchParams({
    origin: location.origin,
    state,
    code_challenge: await challengeOf(codeVerifier),
  })
  const code = codeFrom(opened, { portalOrigin, state })
  opened.location.href = `${portalOrigin}/platform/embedded-sign-in?${requested}`
  return { code: await code, codeVerifier }
}

interface Expected {
  portalOrigin: string
  state: string
}

function codeFrom(opened: Window, { portalOrigin, state }: Expected): Promise<string> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      clearInterval(looking)
      window.removeEventListener('message', hear)
      outcome()
    }
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== portalOrigin || source !== opened) return
      const said = (data ?? {}) as Record<string, unknown>
      const { code } = said
      if (said['type'] !== 'energycockpit-sign-in' || said['state'] !== state || typeof code !== 'string')
        return
      settle(() => resolve(code))
    }
    const looking = setInterval(() => {
      if (opened.closed) settle(() => reject(new SignInError('closed')))
    }, LOOKS_EVERY)
    window.addEventListener('message', hear)
  })
}

/** 256 bits, in letters that an address may hold. */
const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** RFC 7636, section 4.2, S256. */
async function challengeOf(codeVerifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  return base64url(new Uint8Array(digest))
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
