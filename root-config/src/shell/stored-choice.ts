/** What the user has chosen in this browser; undefined where nothing is kept, or nothing may be. */
export function storedChoice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** A browser that keeps nothing still changes the page that is open. */
export function storeChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
  } catch (error) {
    console.warn(`The choice of '${key}' could not be kept`, error)
  }
}
