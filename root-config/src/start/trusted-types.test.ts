import { createDefaultPolicy } from './trusted-types'

interface Rules {
  createHTML?: (html: string, ...given: unknown[]) => unknown
}
type Factory = { createPolicy(name: string, rules: Rules): { createHTML(html: string): unknown } }

/** As much of the browser's as is needed: it knows no policy but the page's. */
function page(): Factory {
  const factory = {
    createPolicy(name: string, { createHTML }: Rules) {
      if (name !== 'default') throw new TypeError(`${name} is not in the policy`)
      return { createHTML: (html: unknown, ...given: unknown[]) => createHTML?.(String(html), ...given) }
    },
  }
  Object.assign(globalThis, { trustedTypes: factory })
  createDefaultPolicy(() => false)
  return factory as Factory
}
afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'))

const refresh = '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">'

const frame = '<iframe title=">" srcdoc="&lt;script src=/analysis/entry.js&gt;&lt;/script&gt;"></iframe>'

test.each([
  ...[refresh, refresh.toUpperCase(), `<template>${refresh}</template>`, '<meta\fcharset>', '<meta/x>'],
  ...[frame, frame.toUpperCase(), frame.replaceAll(' ', '/'), frame.replace(' s', '\n\fs')],
])('a template that could lead the page elsewhere, or run what it names, is refused: %j', (html) => {
  const policy = page().createPolicy('lit-html', { createHTML: (text) => text })
  expect(() => policy.createHTML(html)).toThrow(/meta and srcdoc/)
  const harmless = '<metadata></metadata><iframe src="/own"></iframe>'
  expect(policy.createHTML(harmless)).toBe(harmless)
})

test('what is looked at is what is drawn, whatever a library answers with', () => {
  let asked = 0
  const changing = { toString: () => (asked++ === 0 ? '<p></p>' : refresh) }
  const policy = page().createPolicy('vue', { createHTML: () => changing })
  expect(policy.createHTML('')).toBe('<p></p>')
})

test('other names, the page’s own among them, are left to the browser, which refuses them', () => {
  expect(() => page().createPolicy('mine', {})).toThrow('mine is not in the policy')
})
