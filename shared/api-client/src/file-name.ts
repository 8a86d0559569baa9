/**
 * The name that a server gives a file in `content-disposition` (RFC 6266): the one with every letter, else the plain
 * one. Undefined where there is none.
 */
export function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined
  const [, encoded] = /;\s*filename\*=utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? []
  const whole = encoded === undefined ? undefined : decoded(encoded)
  const [, quoted, bare] = /;\s*filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(disposition) ?? []
  return whole || quoted?.replace(/\\(.)/g, '$1') || bare || undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
