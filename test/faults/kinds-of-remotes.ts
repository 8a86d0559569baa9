import type { Page } from 'playwright-core'
import type { Visitor } from '../journeys/portal-under-test'
import type { Language } from '../journeys/words'

/** What stands at each step of a feature that is written by hand, as JavaScript. */
export interface HandWritten {
  whileLoading?: string
  bootstrap?: string
  /** May call `show(text, onClick)`, which draws a heading and a button of this text, and `crash(error)`. */
  mount?: string
}

/** A kind of remote, by the one of it that the tests break. */
export interface KindOfRemote {
  featureId: string
  language: Language
  /** Its entry on the menu. */
  link: (words: Visitor['words']) => string
  /** Waits until it stands as it is without faults. */
  stands: (page: Page) => Promise<unknown>
  /** Addresses, in which `*` stands for anything. */
  entry: string
  styles: string
  /** Named by the server's reports when its manifest, if it has one, has come. */
  version: string | RegExp
  write: (steps: HandWritten) => string
  /** A statement for `mount` that asks for a file beside the entry. */
  part: string
}

const show = `const show = (text, onClick) => {
  const heading = Object.assign(document.createElement('h1'), { textContent: 'By hand' })
  const button = Object.assign(document.createElement('button'), { textContent: text, onclick: () => onClick(button) })
  root.append(heading, button)
}`

/** A feature of this repository: a SystemJS module of single-spa's lifecycles, named by the import map. */
export const ownReact: KindOfRemote = {
  featureId: 'analysis',
  language: 'en',
  link: (words) => words.analysis,
  stands: (page) => page.getByRole('treeitem').first().waitFor(),
  entry: '*/analysis/assets/remoteEntry.js*',
  styles: '*/analysis/assets/*.css*',
  version: /^[0-9a-f]{8}$/,
  write: ({ whileLoading = '', bootstrap = '', mount = '' }) =>
    `System.register(['react', 'react-dom/client'], (exported, { meta }) => {
      let React, ReactDOM, drawn
      return {
        setters: [(module) => { React = module }, (module) => { ReactDOM = module }],
        execute() {
          ${whileLoading}
          exported({
            bootstrap: async () => { ${bootstrap} },
            mount: async ({ domElement: root, reportCrash: crash }) => {
              const draw = (component) => {
                drawn = ReactDOM.createRoot(root, { onUncaughtError: crash })
                drawn.render(React.createElement(component))
              }
              ${show}
              ${mount}
            },
            unmount: async () => drawn?.unmount(),
          })
        },
      }
    })`,
  part: `await System.import(new URL('part.0a1b2c3d.js', meta.url).href)`,
}

/** A third party's ES module of single-spa's lifecycles. */
export const lifecycles: KindOfRemote = {
  featureId: 'vue-remote',
  language: 'de',
  link: () => 'Vue (deutsch)',
  stands: (page) => page.getByRole('heading', { level: 1, name: 'Vue', exact: true }).waitFor(),
  entry: '*/vue-remote/vue-remote.mjs*',
  styles: '*/vue-remote/vue-remote.css*',
  version: 'vue-remote.mjs',
  write: ({ whileLoading = '', bootstrap = '', mount = '' }) => `
    ${whileLoading}
    export async function bootstrap() { ${bootstrap} }
    export async function mount({ domElement: root, reportCrash: crash }) {
      ${show}
      ${mount}
    }
    export async function unmount() {}`,
  part: `await import('./part.0a1b2c3d.mjs')`,
}

/** A third party's classic script that defines a custom element. */
export const customElement: KindOfRemote = {
  featureId: 'lit-remote',
  language: 'en',
  link: () => 'Lit',
  stands: (page) => page.getByRole('heading', { level: 1, name: 'Lit', exact: true }).waitFor(),
  entry: '*/lit-remote/lit-remote.js*',
  styles: '*/lit-remote/page.css*',
  version: 'lit-remote.js',
  write: ({ whileLoading = '', bootstrap = '', mount = '' }) => `{
    const file = document.currentScript.src
    ${whileLoading}
    customElements.define('lit-remote-app', class extends HTMLElement {
      constructor() { super(); ${bootstrap} }
      connectedCallback() {
        const root = this
        const crash = (error) => this.portal.reportCrash(error)
        ${show}
        ${mount}
      }
    })
  }`,
  // A connected callback cannot be waited for: it says itself what went wrong.
  part: `System.import(new URL('part.0a1b2c3d.js', file).href).catch(crash)`,
}
