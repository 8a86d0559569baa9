/** The page as it is before a feature comes, as far as a feature could leave it changed. */
export interface PageBefore {
  /** Copies, for their attributes. */
  html: Element
  body: Element
  elements: ReadonlySet<Element>
}

export function rememberPage(): PageBefore {
  return {
    html: document.documentElement.cloneNode() as Element,
    body: document.body.cloneNode() as Element,
    elements: new Set(document.querySelectorAll('*')),
  }
}
