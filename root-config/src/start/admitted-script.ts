const OWN_MACHINE = ['localhost', '127.0.0.1']

/** Whether a script may be loaded from an address: the page's own origin, or with overrides the own machine. */
export function isAdmittedScript(address: string, page: string, overridesAllowed: boolean): boolean {
  try {
    const script = new URL(address, page)
    if (script.origin === new URL(page).origin && script.origin !== 'null') return true
    return overridesAllowed && script.protocol === 'http:' && OWN_MACHINE.includes(script.hostname)
  } catch {
    return false
  }
}
