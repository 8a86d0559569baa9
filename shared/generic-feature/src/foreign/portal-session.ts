import { whoami, type User } from '@energycockpit/contract'
import type { PortalProps } from '../remote-props'
import { storeEmbeddedTokens, type TokenStore } from './embedded-tokens'
import { SignInError, signInByWindow, type SignInObstacle } from './sign-in-window'

export type SessionState =
  | { phase: 'signed-out'; why?: SignInObstacle | 'refused' }
  | { phase: 'signing-in' }
  | { phase: 'signed-in'; user: User; portal: PortalProps }

/** Who is signed in to a portal in this foreign page: one for all elements that show something of the portal. */
export interface PortalSession {
  state(): SessionState
  /** Answers the function that ends it. */
  subscribe(listener: () => void): () => void
  /** Call it while the user clicks. */
  signIn(): Promise<void>
  signOut(): Promise<void>
}

const sessions = new Map<string, PortalSession>()

export function portalSession(portalOrigin: string): PortalSession {
  const known = sessions.get(portalOrigin)
  if (known) return known
  const session = createSession(portalOrigin)
  sessions.set(portalOrigin, session)
  return session
}

function createSession(portalOrigin: string): PortalSession {
  const listeners = new Set<() => void>()
  let state: SessionState = { phase: 'signed-out' }
  let tokens: TokenStore | undefined

  function become(next: SessionState): void {
    state = next
    listeners.forEach((listener) => listener())
  }
  const lose = () => {
    tokens = undefined
    become({ phase: 'signed-out' })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async signIn() {
      if (state.phase !== 'signed-out') return
      const opening = signInByWindow(portalOrigin)
      become({ phase: 'signing-in' })
      try {
        tokens = await storeEmbeddedTokens(portalOrigin, await opening, lose)
        const { api } = tokens
        const user = await api.call(whoami)
        become({
          phase: 'signed-in',
          user,
          portal: { basePath: '/platform', user, roles: user.roles, api },
        })
      } catch (error) {
        tokens = undefined
        become({ phase: 'signed-out', why: error instanceof SignInError ? error.obstacle : 'refused' })
      }
    },
    async signOut() {
      const leaving = tokens
      lose()
      // With the portal away they end by themselves.
      await leaving?.end().catch(() => undefined)
    },
  }
}
