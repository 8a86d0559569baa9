/** The part of Capacitor that the shell uses; the wrapper puts it into the page before any script of ours. */
interface Capacitor {
  isNativePlatform?: () => boolean
  Plugins?: { Preferences?: Preferences }
}

/** The device's storage of the app. */
interface Preferences {
  get(entry: { key: string }): Promise<{ value: string | null }>
  set(entry: { key: string; value: string }): Promise<void>
  remove(entry: { key: string }): Promise<void>
}

declare global {
  interface Window {
    Capacitor?: Capacitor
  }
}

/** Under which the app keeps its access and refresh token in the device's storage. */
export const TOKEN_KEY = 'auth-token'

/** Whether the portal runs inside the mobile app. */
export function isInApp(): boolean {
  return window.Capacitor?.isNativePlatform?.() === true
}

export const deviceStorage = (): Preferences | undefined => window.Capacitor?.Plugins?.Preferences

/** Fails when the device refuses; removing what is not there is fine. */
export async function removeStoredToken(): Promise<void> {
  await deviceStorage()?.remove({ key: TOKEN_KEY })
}
