/*
 * chDB takes parameters beside a query, but for one query of the whole process at a time: a question would wait for
 * what an import is doing, on whichever connection. Set in the session of its connection, as the engine also knows them,
 * they bind no other.
 */

type Parameters = Readonly<Record<string, unknown>>

/** The same query, its parameters set in front of it. */
export function withSessionParameters<Params extends { query: string; query_params?: Parameters }>({
  query_params: parameters = {},
  ...params
}: Params): Omit<Params, 'query_params'> {
  const settings = Object.entries(parameters).map(([name, value]) => {
    if (!/^\w+$/.test(name)) throw new TypeError(`'${name}' is no name of a parameter`)
    return `param_${name} = ${quoted(asText(value))}`
  })
  return {
    ...params,
    query: settings.length === 0 ? params.query : `set ${settings.join(', ')}; ${params.query}`,
  }
}

/** As the engine reads a parameter of any type: strings escaped, what stands in a list as in SQL. */
function asText(value: unknown): string {
  return typeof value === 'string' ? escaped(value) : inList(value)
}

function inList(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inList).join(',')}]`
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return `${value}`
  throw new TypeError(`no parameter of a query can be ${String(value)}`)
}

/** A text in SQL, as it was sent in a parameter over HTTP. */
export const asEngineText = (text: string): string => `'${text.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`

const quoted = (text: string) => `'${escaped(text).replaceAll("'", "\\'")}'`

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\0': '\\0', '\t': '\\t', '\n': '\\n' }
const escaped = (text: string) => text.replaceAll(/[\\\0\t\n]/g, (sign) => escapes[sign]!)
