import { admitNewDefinitions, elementNameOf } from './element-names'

const define = (name: string) => customElements.define(name, class extends HTMLElement {})
const runScripts = (...names: string[]) => {
  const allDefined = admitNewDefinitions('weather')
  try {
    names.forEach(define)
  } finally {
    allDefined()
  }
}

test('the newest definition of a remote counts, and parts of it stay as they are', () => {
  expect(elementNameOf('weather')).toBe('weather-app')
  runScripts('weather-app', 'weather-card')
  const first = customElements.get('weather-app')
  const card = customElements.get('weather-card')
  expect(elementNameOf('weather')).toBe('weather-app')

  runScripts('weather-app', 'weather-card')
  runScripts('weather-app', 'weather-card')
  expect(elementNameOf('weather')).toBe('weather-app-3')
  expect(customElements.get('weather-app')).toBe(first)
  expect(customElements.get('weather-app-3')).not.toBe(first)
  expect(customElements.get('weather-card')).toBe(card)
})

test('everybody else defines a name once, as the browser wants it', () => {
  const own = CustomElementRegistry.prototype.define
  const allDefined = admitNewDefinitions('solar')
  const stillRunning = admitNewDefinitions('wind')
  allDefined()
  define('solar-app')
  define('solar-app')
  expect(elementNameOf('solar')).toBe('solar-app-2')
  stillRunning()
  expect(CustomElementRegistry.prototype.define).toBe(own)
  expect(() => define('solar-app')).toThrow()
})
