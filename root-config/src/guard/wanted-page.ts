/**
 * What the shell itself writes to the html element and the title. It goes through here, so that a page that a feature
 * leaves changed is set back to what the shell wants now, and not to what once was.
 */
const attributes = new Map<string, string | undefined>()
let featureClass = ''
let title: string | undefined

export function setOnHtml(name: 'lang' | 'data-theme', value: string | undefined): void {
  attributes.set(name, value)
  if (value === undefined) document.documentElement.removeAttribute(name)
  else document.documentElement.setAttribute(name, value)
}

/** The html element carries the feature id as its class, or none. */
export function setFeatureClass(featureId: string): void {
  const { classList } = document.documentElement
  if (featureClass !== '') classList.remove(featureClass)
  featureClass = featureId
  if (featureClass !== '') classList.add(featureClass)
}

export function setTitle(wanted: string): void {
  title = wanted
  document.title = wanted
}

export const wantedPage = {
  /** Undefined: the shell has no say in it. */
  attribute: (name: string) => (attributes.has(name) ? { value: attributes.get(name) } : undefined),
  featureClass: () => featureClass,
  /** Undefined as long as the server's stands. */
  title: () => title,
}
