/** An ES module, or one that it imports, did not arrive; each engine has words of its own for it. */
export function isFailedModule(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported|Importing a module/.test(error.message)
}

/** The address that a failed import names: SystemJS's error 3, Chromium's and Firefox's failed `import()`. */
export function addressInError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const pattern = error.message.includes('errors.md#3')
    ? /Error loading (\S+)/
    : /dynamically imported module: (\S+)/
  return pattern.exec(error.message)?.[1]
}
