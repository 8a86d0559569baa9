import type { Locale } from '@energycockpit/contract'
import { Html, html } from '../../identity/pages/html'
import type { FeatureFiles, File, ImportMap } from './import-map'
import { earlyCalls } from './early-calls/early-calls'
import { guardTemplates, type StartGuard } from './guard/start-guard'
import type { Texts } from '../texts'

/** What the shell reads of the page it starts in. */
export interface PageData {
  locale: Locale
  supportedLocales: readonly Locale[]
  /** By feature id. */
  features: Record<string, FeatureFiles>
  /** Id of the third party's feature that the path asks for. */
  expectedRemote: string | null
  /** Whether entries of the import map may be replaced in this browser. */
  overridesAllowed: boolean
  signedIn: boolean
  /** Changes with the shell and the shared libraries: a page of another version is to be loaded anew. */
  shell: string
  /** Ids of features that are being built; absent where all that there is has been built. */
  building?: string[]
}

/** A third party's file has no integrity, as nobody here knows it before its owner changes it. */
export type Preload = Pick<File, 'href'> & Partial<File>

export interface Page {
  title: string
  needsScript: string
  nonce: string
  /** What the shell will ask of the server, and the script that does so before. */
  calls: readonly string[]
  callScript: Html
  /** Of style elements that a third party's feature inserts. */
  styleNonce: string
  guard: StartGuard
  /** What the guard says, and what the logs know the page by. */
  startTexts: Texts['start']
  reference: string
  importMap: ImportMap
  /** Classic scripts in the order in which they run; without the last one there is no portal. */
  scripts: File[]
  /** To fetch early. */
  preload: { scripts: Preload[]; styles: Preload[]; modules: string[] }
  fonts: string[]
  styles: File[]
  themeHref: string
  iconHref: string
  data: PageData
}

/**
 * The one page of the portal, whatever its path: head, data, and room for the shell. The calls come before everything
 * that is fetched; what is to be fetched early stands in a template, where browsers that read ahead do not find it
 * before the calls, and the font comes last, because texts are shown without it. What watches over the start comes
 * before the first style sheet, because a script waits for those before it; the colours of the business keep nothing
 * waiting, and count once they are there. `server-only` keeps import-map-overrides from writing a script element, which
 * Trusted Types refuse: the shell applies the overrides. The nonce for styles is where Vite reads it, as an attribute
 * that browsers hide from style sheets.
 */
export function renderPage(page: Page): string {
  const { data, nonce } = page
  return html`<!doctype html>
    <html lang="${data.locale}">
      <head>
        <meta charset="utf-8" />
        ${earlyCalls(page.callScript, page.calls, nonce)}
        <title>${page.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta property="csp-nonce" nonce="${page.styleNonce}" />
        <link rel="icon" href="${page.iconHref}" />
        ${guardTemplates(page.startTexts, page.reference)} ${page.guard.style}
        <script nonce="${nonce}">
          ${page.guard.script}
        </script>
        <template id="portal-preload">
          ${page.preload.styles.map(preload('style'))}${page.preload.scripts.map(preload('script'))}${page.preload.modules.map(
            (href) => html`<link rel="modulepreload" href="${href}" /> `,
          )}${page.fonts.map(
            (href) => html`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin /> `,
          )}
        </template>
        <script nonce="${nonce}">
          document.head.append(document.getElementById('portal-preload').content)
        </script>
        ${page.styles.map(
          ({ href, integrity }) =>
            html`<link rel="stylesheet" href="${href}" integrity="${integrity}" data-start /> `,
        )}
        <link
          rel="stylesheet"
          id="portal-theme"
          href="${page.themeHref}"
          media="not all"
          fetchpriority="high"
        />
        <script type="systemjs-importmap" nonce="${nonce}">
          ${json(page.importMap)}
        </script>
        <meta name="importmap-type" content="systemjs-importmap" server-only />
        <script type="application/json" id="portal-page" nonce="${nonce}">
          ${json(data)}
        </script>
        ${page.scripts.map(
          ({ href, integrity }, place) =>
            html`<script
              defer
              fetchpriority="high"
              src="${href}"
              integrity="${integrity}"
              nonce="${nonce}"
              ${place === page.scripts.length - 1 && new Html('data-start')}
            ></script> `,
        )}
      </head>
      <body>
        <noscript>${page.needsScript}</noscript>
        ${data.overridesAllowed && overridesPanel}
      </body>
    </html> `.text
}

const preload =
  (as: 'script' | 'style') =>
  ({ href, integrity }: Preload): Html =>
    integrity === undefined
      ? html`<link rel="preload" as="${as}" href="${href}" /> `
      : html`<link rel="preload" as="${as}" href="${href}" integrity="${integrity}" /> `

/** Shown to whoever sets the local storage's key `devtools` to true. */
const overridesPanel = new Html(
  '<import-map-overrides-full show-when-local-storage="devtools"></import-map-overrides-full>\n',
)

/** JSON that cannot end the script element it stands in. */
function json(value: unknown): Html {
  return new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))
}
