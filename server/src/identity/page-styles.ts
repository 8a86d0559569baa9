import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { realmPath } from './issuer'

const { resolve } = createRequire(import.meta.url)
const theme = ['colours.css', 'measures.css', 'high-contrast.css', 'ground.css']
const pages = ['page.css', 'forms.css', 'demo.css']

export const pagesPath = `${realmPath}/pages`
export const fontPath = `${pagesPath}/figtree-latin.woff2`

export interface PageStyles {
  css: string
  /** Address with the content's hash, so that it may be kept for ever. */
  url: string
  font: Buffer
}

/**
 * One style sheet for the provider's pages: the portal's theme, its font, and what only these pages have. They are
 * shown before any bundle of the portal is, and so take the theme's sources.
 */
export async function readPageStyles(): Promise<PageStyles> {
  const sources = theme.map((name) => new URL(`../../../shared/ui/src/theme/${name}`, import.meta.url))
  const own = pages.map((name) => new URL(`pages/${name}`, import.meta.url))
  const parts = await Promise.all([...sources, ...own].map((url) => readFile(url, 'utf8')))
  const css = [fontFace, ...parts].join('\n')
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
  const font = await readFile(resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'))
  return { css, url: `${pagesPath}/page.css?v=${hash}`, font }
}

const fontFace = `@font-face {
  font-family: 'Figtree Variable';
  font-display: swap;
  font-weight: 300 900;
  src: url('${fontPath}') format('woff2');
}`
