/** Something that is kept for as long as the tab is open. A browser may refuse to, and goes on without it. */
export function keptInTab(key: string) {
  const orWarn = (step: () => void) => {
    try {
      step()
    } catch (error) {
      console.warn(`The tab cannot change what it keeps as ${key}`, error)
    }
  }
  return {
    /** Null where nothing is kept, or nothing can be read. */
    read(): string | null {
      try {
        return sessionStorage.getItem(key)
      } catch {
        return null
      }
    },
    keep: (value: unknown) => orWarn(() => sessionStorage.setItem(key, JSON.stringify(value))),
    forget: () => orWarn(() => sessionStorage.removeItem(key)),
  }
}
