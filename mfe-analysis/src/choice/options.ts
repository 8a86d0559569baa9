/** Settings of a widget, by name; it checks them itself, as they come from the address. */
export type Options = Readonly<Record<string, string>>

const PREFIX = 'o.'
const MAX_OPTIONS = 20
const MAX_LENGTH = 500

/** The options of an address' query: `o.name=value`. */
export function readOptions(query: URLSearchParams): Options {
  const found = [...query].filter(
    ([name, value]) => name.length > PREFIX.length && name.startsWith(PREFIX) && value.length <= MAX_LENGTH,
  )
  return Object.fromEntries(
    found.slice(0, MAX_OPTIONS).map(([name, value]) => [name.slice(PREFIX.length), value]),
  )
}

export function writeOptions(options: Options, query: URLSearchParams): void {
  for (const [name, value] of Object.entries(options)) query.set(`${PREFIX}${name}`, value)
}

/** An option as one of the values that it may have; the first one where it is something else. */
export function optionOf<Value extends string>(
  options: Options,
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  return values.find((value) => value === options[name]) ?? values[0]
}
