/*
 * Extensions of the browser and its translation change pages, too, while some feature stands there. It is not to be
 * blamed for that, and what they do stays. They cannot define elements in the page, so theirs are undefined ones; what
 * they mark pages with is known by name.
 */
const attributes =
  /^(cz-shortcut-listen|bis_|_mst|__processed|monica-|data-(darkreader|gr-|new-gr-|lt-|lastpass|bitwarden|1p-|redeviation))/
const translated = /^translated-(ltr|rtl)$/

export function isForeignAttribute(name: string): boolean {
  return attributes.test(name)
}

export function isForeignClass(name: string): boolean {
  return translated.test(name)
}

export function isForeignNode(node: Element): boolean {
  // keycloak-js watches the session through frames of the shell's own; it names them.
  if (node.matches('iframe[title^="keycloak-"], :not(:defined), #goog-gt-tt, .skiptranslate')) return true
  return node.getAttributeNames().some(isForeignAttribute)
}
