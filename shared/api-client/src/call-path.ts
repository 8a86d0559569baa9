/** Fills the `:name` parts of a call's path; a missing parameter is a programming error and throws. */
export function callPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>
  return path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null)
      throw new TypeError(`The path ${path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
}
