/**
 * What the shell itself writes to the html element and the title. It goes through here, so that a page that a feature
 * leaves changed is set back to what the shell wants now, and not to what once was.
 */
interface WantedPage {
  /** Where a name is missing, the shell has no say. */
  attributes: ReadonlyMap<string, string | undefined>
  /** Empty for none. */
  featureClass: string
  /** Undefined as long as the server's stands. */
  title: string | undefined
}

const html = document.documentElement
const attributes = new Map<string, string | undefined>()
const wanted: WantedPage = { attributes, featureClass: '', title: undefined }
export const wantedPage: Readonly<WantedPage> = wanted

export function setOnHtml(name: 'lang' | 'data-theme' | 'data-contrast', value: string | undefined): void {
  attributes.set(name, value)
  if (value === undefined) html.removeAttribute(name)
  else html.setAttribute(name, value)
}

/** The html element carries the feature id as its class, or none. */
export function setFeatureClass(featureId: string): void {
  if (wanted.featureClass) html.classList.remove(wanted.featureClass)
  wanted.featureClass = featureId
  if (featureId) html.classList.add(featureId)
}

export function setTitle(title: string): void {
  document.title = wanted.title = title
}
