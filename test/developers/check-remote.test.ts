import { repositoryRoot, sharedBrowser } from '@energycockpit/testing'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { checkRemote } from '../check-remote/check-remote'
import { statements } from '../check-remote/statements'
import { serveSmallRemote, type SmallRemote } from './small-remotes'

let browser: Browser
beforeAll(async () => void (browser = await sharedBrowser()))
afterAll(() => browser?.close())

async function broken(remote: SmallRemote): Promise<string[]> {
  const { address, stop } = await serveSmallRemote(remote)
  const { findings } = await checkRemote(browser, address, { patience: 3_000 })
  stop()
  for (const { seen, toMend } of findings) expect([seen, toMend]).not.toContain('')
  return [...new Set(findings.map(({ statement }) => statement))]
}

const element = `System.register([], () => ({ execute() {
  customElements.define('weather-app', class extends HTMLElement {
    static observedAttributes = ['locale']
    connectedCallback() { this.attributeChangedCallback() }
    attributeChangedCallback() {
      const heading = document.createElement('h1')
      heading.tabIndex = -1
      heading.textContent = this.getAttribute('locale')
      this.replaceChildren(heading)
    }
  })
} }))`
const plain = `const root = document.getElementById('weather-root')
const heading = document.createElement('h1')
heading.tabIndex = -1
heading.textContent = root.dataset.locale
root.addEventListener('update', ({ detail }) => { heading.textContent = detail.locale })
root.append(heading)`

test.concurrent.each<[string, SmallRemote]>([
  ['lifecycles', {}],
  ['a custom element', { script: element }],
  ['a plain script', { script: `(() => { ${plain} })()` }],
])('%s that keep every statement: nothing is found', async (_, remote) => {
  expect(await broken(remote)).toEqual([])
})

test.concurrent.each<[string, string[], SmallRemote]>([
  ['a manifest that is no JSON', ['1.1'], { manifest: '{' }],
  ['a manifest that lists nothing', ['1.1'], { manifest: { entrypoints: [] } }],
  ['a path that leaves the folder', ['1.1'], { manifest: { entrypoints: ['../entry.js'] } }],
  ['a page in the manifest’s place', ['1.1'], { headers: () => ({ 'content-type': 'text/html' }) }],
  ['a file that is not there', ['1.2'], { manifest: { entrypoints: ['gone.js'] } }],
  [
    'a script as text',
    ['1.2'],
    { headers: (file) => (file === 'entry.js' ? { 'content-type': 'text/plain' } : {}) },
  ],
  ['a content of the moment', ['1.3'], { style: '.weather::after { content: "%NOW%" }' }],
  ['closed to other origins', ['1.4'], { headers: () => ({ 'access-control-allow-origin': 'null' }) }],
  ['too much of it', ['1.5'], { style: `/* ${randomBytes(200_000).toString('base64')} */` }],
  ['no shape at all', ['2.1'], { script: 'System.register([], (give) => ({ execute() { give({}) } }))' }],
  ['a mount that throws', ['2.3'], { mount: 'throw new Error("no weather")' }],
  ['a rejection that nobody handles', ['2.3'], { mount: 'Promise.reject(new Error("late"))' }],
  ['no update', ['2.4'], { update: '' }],
  ['a node left in the page', ['3.1'], { mount: 'document.body.append(document.createElement("div"))' }],
  ['an unmount that never ends', ['3.1'], { unmount: 'await new Promise(() => {})' }],
  ['a locked scroll bar', ['5.2'], { mount: 'document.body.style.overflow = "hidden"' }],
  ['a part of the portal made inert', ['5.2'], { mount: 'document.querySelector("header").inert = true' }],
  ['a part of the portal taken out', ['5.2'], { mount: 'document.querySelector("header nav")?.remove()' }],
  [
    'a click for the portal swallowed',
    ['3.5'],
    {
      mount: `globalThis.ended = new AbortController()
        const { signal } = globalThis.ended
        window.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, signal })`,
      unmount: 'globalThis.ended.abort(); delete globalThis.ended',
    },
  ],
  ['a listener left', ['3.2'], { mount: 'window.addEventListener("resize", () => {})' }],
  ['a timer left', ['3.2'], { mount: 'setInterval(() => {}, 1000)' }],
  [
    'a style sheet left',
    ['3.3'],
    { mount: 'document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()]' },
  ],
  [
    'a second mount that shows nothing',
    ['3.4'],
    { unmount: 'Object.assign(globalThis, { gone: true })', mount: 'if (globalThis.gone) element.remove()' },
  ],
  ['an inline style', ['4.1'], { mount: 'element.setAttribute("style", "color: red")' }],
  ['eval', ['4.2'], { mount: 'try { (0, eval)("1") } catch {}' }],
  ['innerHTML', ['4.3'], { mount: 'try { element.innerHTML = "<p>x</p>" } catch {}' }],
  ['a call to another origin', ['4.4'], { mount: 'fetch("https://weather.example/").catch(() => {})' }],
  ['a global', ['4.5'], { mount: 'globalThis.weather = 1' }],
  ['styles of everybody’s buttons', ['5.1'], { style: '@media all { button { color: red } }' }],
  ['the title of the page', ['5.2'], { mount: 'document.title = "Weather"' }],
  ['one language', ['6.1'], { update: ';' }],
  [
    'no heading',
    ['6.2'],
    {
      mount: 'element.replaceChildren(document.createElement("p")); element.firstChild.textContent = "x"',
      update: 'element.firstChild.textContent = props.locale',
    },
  ],
  ['a button without a name', ['6.3'], { mount: 'element.append(document.createElement("button"))' }],
])('%s: breaks %j', async (_, expected, remote) => {
  const found = await broken(remote)
  expect(found).toEqual(expect.arrayContaining(expected))
  // What follows from one fault may break more, but a fault of one SHOULD breaks no MUST.
  if (expected.every((one) => statements[one as keyof typeof statements] === 'SHOULD'))
    expect(found.filter((one) => statements[one as keyof typeof statements] === 'MUST')).toEqual([])
})

test('what can be proven is what docs/remotes.md says, number by number', () => {
  const documentation = readFileSync(path.join(repositoryRoot, 'docs/remotes.md'), 'utf8')
  const written = [...documentation.matchAll(/^- \*\*(\d\.\d+) (MUST|SHOULD)\*\*/gm)].map(
    ([, number, level]) => [number, level],
  )
  const numbers = written.map(([number]) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(written).toEqual(expect.arrayContaining(Object.entries(statements)))
})

describe('npm run check-remote', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      execFile(
        process.execPath,
        ['scripts/check-remote.mjs', ...args],
        { cwd: repositoryRoot, env: { ...process.env, NODE_ENV: undefined } },
        (error, out, complaints) => resolve({ code: Number(error?.code ?? 0), output: out + complaints }),
      )
    })

  it.concurrent('ends with 1 when a MUST is broken, names the statement, and says how to mend it', async () => {
    const { address, stop } = await serveSmallRemote({ mount: 'document.title = "Weather"' })
    const { code, output } = await run(address)
    stop()
    expect(output).toMatch(/5\.2 +MUST +The page's own title/)
    expect(output).toContain('→ Leave them to the portal')
    expect(code).toBe(1)
  })

  it.concurrent('ends with 0 when only a SHOULD is broken', async () => {
    const { address, stop } = await serveSmallRemote({ update: '' })
    const { code, output } = await run(address)
    stop()
    expect(output).toMatch(/It breaks 0 MUST and [12] SHOULD/)
    expect(code).toBe(0)
  })

  it.concurrent('says so when nobody answers, and when there is no address', async () => {
    expect(await run('http://localhost:1/weather/')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing answers') as string,
    })
    expect(await run()).toMatchObject({
      code: 1,
      output: expect.stringContaining('npm run check-remote') as string,
    })
  })
})
