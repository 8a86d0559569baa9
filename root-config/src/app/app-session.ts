import type { Locale } from '@energycockpit/contract'
import type { Identity } from '@energycockpit/identity'

let session: Promise<Identity> | undefined

/** The sign-in of the app; undefined on the web and before anybody has signed in. */
export const appSession = (): Promise<Identity> | undefined => session

/**
 * Signs in to the app, once however often it is asked; after a failure it can be asked again. `onSignedOut` is told
 * when the identity provider takes the tokens no more.
 */
export async function openAppSession(locale: Locale, onSignedOut: () => void): Promise<void> {
  session ??= import(/* webpackChunkName: "app" */ './start-app-session').then((starting) =>
    starting.startAppSession(locale, onSignedOut),
  )
  try {
    await session
  } catch (failure) {
    session = undefined
    throw failure
  }
}
