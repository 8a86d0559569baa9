/*
 * Runs in the page of check-remote before everything else: watches what is set up on the page and what goes wrong, and
 * shows the remote when it is asked to. `test/check-remote/browser-check.ts` talks to it.
 */
const listeners = new Map()
const timers = new Set()
const violations = []
const errors = []
const PATIENCE = 12_000

watchListeners()
watchTimers()
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
  violations.push({ directive: effectiveDirective, blocked: blockedURI, sample, source: sourceFile }),
)
addEventListener('error', ({ error, message }) => error && errors.push(String(error.stack ?? message)))
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason?.stack ?? reason)))

Object.defineProperty(window, 'remoteCheck', {
  enumerable: false,
  value: { mount, update, unmount, state, stopped, shown, shapeOf, foreignStyles, violations, errors },
})

let element

/** Answers undefined when the remote has come to stand, else why not. */
async function mount(featureId) {
  element = document.createElement('generic-feature')
  element.portal = portalProps()
  const attributes = { 'feature-id': featureId, locale: 'en', 'sub-routes': 'a/b' }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const outcome = Promise.race([
    told('shown').then(() => undefined),
    told('failed').then(({ detail }) => String(detail.error?.cause ?? detail.error)),
    later('It has not come to stand within 10 seconds.'),
  ])
  document.querySelector('main').append(element)
  return outcome
}

async function update(locale) {
  element.setAttribute('locale', locale)
  await settled()
}

/** Answers how many milliseconds it took. */
async function unmount() {
  const left = told('left')
  const began = performance.now()
  element.remove()
  await Promise.race([left, later(undefined)])
  const took = performance.now() - began
  await settled()
  return took
}

const told = (name) => new Promise((resolve) => element.addEventListener(name, resolve, { once: true }))
const later = (value) => new Promise((resolve) => originalSetTimeout(() => resolve(value), PATIENCE))
/** Two frames and a moment: whatever ends with the remote has ended. */
const settled = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => originalSetTimeout(resolve, 150))),
  )

function portalProps() {
  const subscribed = new Map()
  return {
    basePath: '/platform',
    user: {
      uuid: '0d4f0a52-7d3a-4c8e-9a64-0f2d7c9e1003',
      user_name: 'check',
      display_name: 'A checking user',
    },
    roles: [0],
    navigate: () => undefined,
    notify: () => undefined,
    events: {
      publish: (name, carried) => subscribed.get(name)?.forEach((listener) => listener(carried)),
      subscribe(name, listener) {
        subscribed.set(name, (subscribed.get(name) ?? new Set()).add(listener))
        return () => subscribed.get(name).delete(listener)
      },
    },
    api: { call: () => Promise.reject(new Error('No portal answers while a remote is checked.')) },
    reportCrash: (error) => errors.push(String(error?.stack ?? error)),
  }
}

/** What of the page lives longer than a remote. */
function state() {
  const describe = (node) => node.outerHTML.slice(0, 160)
  const portals = [...document.body.children].filter((node) => node.localName !== 'main')
  const parts = [...document.querySelectorAll('[data-portal], [data-portal] *')]
  const attributesOf = ({ localName, attributes }, place = `${localName} `) =>
    [...attributes].map(({ name, value }) => `${place}${name}="${value}"`)
  return {
    body: [...portals, ...document.querySelector('main').children].map(describe),
    head: [...document.head.children].filter((node) => !isStyle(node)).map(describe),
    styles: [...document.head.children]
      .filter(isStyle)
      .map(describe)
      .concat([...document.adoptedStyleSheets].map(() => 'an adopted style sheet')),
    page: [
      document.title,
      location.pathname,
      ...attributesOf(document.documentElement, ''),
      ...[document.body, document.querySelector('main'), ...parts].flatMap((node) => attributesOf(node)),
      `${parts.length} elements of the portal`,
    ],
    listeners: [...listeners.values()].flatMap((set) => [...set].map((key) => key.split('#')[0])),
    timers: [...timers].map(({ kind }) => kind),
    globals: Object.keys(window),
  }
}

/** Which clicks and keys do not reach the button of the portal, or do nothing there. */
function stopped() {
  const button = document.querySelector('[data-portal] button')
  const options = { bubbles: true, cancelable: true, composed: true }
  const events = [
    ...['click', 'pointerdown', 'mousedown'].map((kind) => new MouseEvent(kind, options)),
    ...['Enter', ' ', 'Tab'].map((key) => new KeyboardEvent('keydown', { ...options, key })),
  ]
  return events
    .filter((event) => {
      let arrived = false
      const listen = () => (arrived = true)
      button.addEventListener(event.type, listen, { once: true })
      const isPrevented = !button.dispatchEvent(event)
      button.removeEventListener(event.type, listen)
      return isPrevented || !arrived
    })
    .map(({ type, key }) => (key === undefined ? type : `${type} ${key}`))
}

const isStyle = (node) => node.localName === 'style' || node.matches('link[rel=stylesheet]')

/** What a user sees of the remote, shadow roots included. */
function shown() {
  const nodes = [...deep(element)]
  const heading = nodes.find(({ localName }) => localName === 'h1')
  return {
    isEmpty:
      nodes.every(({ localName }) => ['div', 'slot', 'style', 'link'].includes(localName)) && text() === '',
    text: text(),
    heading: heading?.textContent ?? '',
    headingTakesFocus: heading?.hasAttribute('tabindex') ?? false,
  }
}

function text() {
  return [element, ...deep(element)]
    .flatMap((node) => [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE && !/^(style|script)$/.test(node.parentNode.localName))
    .map((node) => node.data.trim())
    .join(' ')
    .trim()
}

function* deep(root) {
  for (const node of [...(root.shadowRoot?.children ?? []), ...root.children]) {
    yield node
    yield* deep(node)
  }
}

/** Which of the three ways a remote goes, and whether it can take changes. */
async function shapeOf(featureId, address, isModule) {
  const module = await (isModule ? import(address) : window.System.import(address))
  const isLifecycle = (value) => [value].flat().every((one) => typeof one === 'function')
  const lifecycles = [module, module?.default ?? {}].find(
    ({ mount, unmount }) => isLifecycle(mount) && isLifecycle(unmount),
  )
  if (lifecycles) return { way: 'lifecycles', updates: isLifecycle(lifecycles.update) }
  return { way: customElements.get(`${featureId}-app`) ? 'element' : 'plain', updates: true }
}

/** Selectors of the remote's style sheets that also match what is not its own. Custom properties alone harm nobody. */
function foreignStyles() {
  const others = [...document.querySelectorAll('html, body, [data-portal], [data-portal] *')]
  const isPortals = ({ href }) => href !== null && new URL(href).pathname.startsWith('/root-config/')
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(
    (sheet) => !isPortals(sheet),
  )
  return sheets
    .flatMap((sheet) => rulesOf(sheet))
    .filter((rule) => {
      const own = rule.selectorText.replaceAll(/::[\w-]+(\([^)]*\))?/g, '')
      const draws = [...rule.style].some((name) => !name.startsWith('--'))
      return draws && others.some((node) => matches(node, own))
    })
    .map(({ selectorText }) => selectorText)
}

function rulesOf(group) {
  return [...group.cssRules].flatMap((rule) => [
    ...(rule.selectorText && rule.style ? [rule] : []),
    ...(rule.cssRules ? rulesOf(rule) : []),
  ])
}

function matches(node, selector) {
  try {
    return node.matches(selector)
  } catch {
    return false
  }
}

function watchListeners() {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const ids = new WeakMap()
  let next = 0
  const idOf = (listener) => ids.get(listener) ?? (ids.set(listener, ++next), next)
  const outlives = (target) =>
    [window, document, document.documentElement, document.body, document.head].includes(target)
  const key = (target, type, listener, options) =>
    `${target === window ? 'window' : target.nodeName}: ${type}#${idOf(listener)}${Boolean(options?.capture ?? options)}`

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window
    if (listener && outlives(target) && options?.once !== true) {
      const entry = key(target, type, listener, options)
      listeners.set(target, (listeners.get(target) ?? new Set()).add(entry))
      if (options?.signal) add.call(options.signal, 'abort', () => listeners.get(target).delete(entry))
    }
    return add.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window
    if (listener) listeners.get(target)?.delete(key(target, type, listener, options))
    return remove.call(target, type, listener, options)
  }
}

var originalSetTimeout
function watchTimers() {
  const known = new Map()
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window
  originalSetTimeout = setTimeout.bind(window)
  const forget = (id) => {
    timers.delete(known.get(id))
    known.delete(id)
  }
  const keep = (id, kind) => {
    const timer = { kind }
    known.set(id, timer)
    timers.add(timer)
    return id
  }
  window.setInterval = (...given) => keep(setInterval(...given), 'setInterval')
  window.setTimeout = (handler, delay, ...given) => {
    const id = setTimeout(() => {
      forget(id)
      if (typeof handler === 'function') handler(...given)
    }, delay)
    return keep(id, `setTimeout of ${delay ?? 0} ms`)
  }
  window.clearInterval = (id) => (forget(id), clearInterval(id))
  window.clearTimeout = (id) => (forget(id), clearTimeout(id))
}
