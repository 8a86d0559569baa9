import { prepareElement } from './kinds/prepared-element'
import { styleNonceOf } from './style-nonce'

function pageWith(nonce?: string): Document {
  const page = document.implementation.createHTMLDocument()
  if (nonce === undefined) return page
  const meta = page.createElement('meta')
  meta.setAttribute('property', 'csp-nonce')
  // jsdom has the property only as far as one is set.
  meta.nonce = nonce
  page.head.append(meta)
  return page
}

const remote = { featureId: 'weather', locale: 'en', subRoutes: [] }

test('a page offers its nonce for styles, or none', () => {
  expect(styleNonceOf(pageWith('c3R5bGU='))).toBe('c3R5bGU=')
  expect(styleNonceOf(pageWith(''))).toBeUndefined()
  expect(styleNonceOf(pageWith())).toBeUndefined()
})

test('the element of a remote has it where Angular looks for it', () => {
  const element = prepareElement({ ...remote, portal: { styleNonce: 'c3R5bGU=' } })
  expect(element.getAttribute('ngCspNonce')).toBe('c3R5bGU=')
  expect(prepareElement({ ...remote, portal: {} }).hasAttribute('ngCspNonce')).toBe(false)
})
