/*
 * Over HTTP, ClickHouse takes a parameter of 131,072 characters, a thousand of them, and an address of a megabyte, and
 * proxies take less: the days of 36 years or 20,000 series are more. As a literal in the text of the query, which is sent
 * as the body, numbers have no limit but `max_query_size`, and are what the engine makes of a parameter itself.
 */

type Parameters = Readonly<Record<string, unknown>>

/** Characters; the client sends up to so many in the address. */
const maxInAddress = 4096

/** More characters than any query has: the starts of 40,000 days, as in the embedded engine. */
export const maxQuerySize = 4 * 1024 * 1024

/** The same query, its numbers and lists of numbers put into its text where they are many. */
export function withInlinedNumbers<Params extends { query: string; query_params?: Parameters }>(
  params: Params,
): Params {
  const { query, query_params: parameters = {} } = params
  const numbers = new Map<string, string>()
  const others: [string, unknown][] = []
  let length = 0
  for (const [name, value] of Object.entries(parameters)) {
    const text = asNumbers(value)
    if (text === undefined) others.push([name, value])
    else numbers.set(name, text)
    length += name.length + (text?.length ?? 0)
  }
  if (length <= maxInAddress) return params
  return { ...params, query: inlined(query, numbers), query_params: Object.fromEntries(others) }
}

const inlined = (query: string, numbers: ReadonlyMap<string, string>): string =>
  query.replaceAll(/\{\s*(\w+)\s*:([^{}]+)\}/g, (written, name: string, type: string) => {
    const text = numbers.get(name)
    return text === undefined ? written : `cast('${text}', '${type.trim()}')`
  })

/** Undefined for whatever could be anything else in the text of a query than numbers. */
function asNumbers(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.every(isNumber) ? `[${value.join(',')}]` : undefined
  return isNumber(value) ? `${value}` : undefined
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
