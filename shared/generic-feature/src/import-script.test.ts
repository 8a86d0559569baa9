import { importScript } from './import-script'

const address = 'http://localhost/plain/entry.js'
const loader = { import: jest.fn(), delete: jest.fn() }
beforeEach(() => Object.assign(globalThis, { System: loader }))
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'System')
  document.head.replaceChildren()
})

/** As SystemJS does it: with a script element in the head, which the browser has yet to fetch. */
function begin(): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { src: address, type: 'text/plain' })
  loader.import.mockImplementation(() => {
    document.head.append(script)
    return new Promise(() => undefined)
  })
  return script
}

test('a script that has not come when its remote is left is waited for no longer, and never run', async () => {
  const script = begin()
  const leaving = new AbortController()
  const imported = importScript(address, false, leaving.signal)
  leaving.abort()
  await expect(imported).rejects.toMatchObject({ name: 'AbortError' })
  // No browser runs a script outside of the document that it was begun in.
  expect(script.ownerDocument).not.toBe(document)
  expect(document.scripts).toHaveLength(0)
  expect(loader.delete).toHaveBeenCalledWith(address)
})

test('what arrives is answered', async () => {
  loader.import.mockResolvedValue({ mount: 1 })
  expect(await importScript(address, false, new AbortController().signal)).toEqual({ mount: 1 })
})
