const expected = new Map<string, string>()

/**
 * Remembers which integrity the browser expected of scripts and style sheets that did not load. Those of the import
 * map are known anyway; those of a feature's later parts stand only in the feature's own entry.
 */
export function rememberFailedFiles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.integrity) expected.set(target.src, target.integrity)
      if (target instanceof HTMLLinkElement && target.integrity) expected.set(target.href, target.integrity)
    },
    // These events do not bubble.
    { capture: true },
  )
}

export function expectedIntegrity(address: string): string | undefined {
  return expected.get(new URL(address, location.href).href)
}
