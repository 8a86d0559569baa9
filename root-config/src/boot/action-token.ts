/**
 * The one-time token of the log-in that leads to the blocking page. It is taken out of the address at once, so that it
 * stays in no list of visited pages and goes along with no request, and is kept beside the entry of the history: there
 * a reload finds it. Undefined when the page was opened without one.
 */
export function takeActionToken(page: Pick<Window, 'location' | 'history'> = window): string | undefined {
  const address = new URL(page.location.href)
  const brought = address.searchParams.get('actionToken')
  if (brought === null) return keptToken(page.history.state)
  address.searchParams.delete('actionToken')
  const actionToken = brought || undefined
  page.history.replaceState({ ...(page.history.state as object | null), actionToken }, '', address.href)
  return actionToken
}

function keptToken(state: unknown): string | undefined {
  const { actionToken } = (state ?? {}) as { actionToken?: unknown }
  return typeof actionToken === 'string' && actionToken !== '' ? actionToken : undefined
}
