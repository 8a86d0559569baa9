import type { Locale } from '@energycockpit/contract'
import { texts, type Texts } from '../texts'
import { html, type Html } from './html'

/** What every page of the provider needs to know. */
export interface PageSetting {
  locale: Locale
  /** Address of the style sheet, with its hash. */
  styles: string
}

/** The frame around the provider's pages: the product on one side, the one thing to do on the other. */
export function page({ locale, styles }: PageSetting, title: string, content: Html): string {
  const text = texts[locale]
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <title>${title} · ${text.product}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/public/favicon" />
        <link rel="stylesheet" href="${styles}" />
      </head>
      <body>
        <div class="frame">
          <header class="product">
            <p class="wordmark">${mark}<span>${text.product}</span></p>
            <p class="claim">${text.claim}</p>
            ${profile}
          </header>
          <div class="work">
            ${languages(locale, text)}
            <main>${content}</main>
          </div>
        </div>
        ${theme}
      </body>
    </html>`.text
}

/** Last, so that the page is there and can be used while it is under way, or does not come. */
const theme = html`<link rel="stylesheet" href="/public/variables/css" />`

const languageNames: Record<Locale, string> = { de: 'Deutsch', en: 'English' }

function languages(current: Locale, text: Texts): Html {
  const links = Object.entries(languageNames).map(([locale, name]) =>
    locale === current
      ? html`<li><span aria-current="true" lang="${locale}">${name}</span></li>`
      : html`<li><a href="?locale=${locale}" lang="${locale}" hreflang="${locale}">${name}</a></li>`,
  )
  return html`<nav class="languages" aria-label="${text.language}">
    <ul>
      ${links}
    </ul>
  </nav>`
}

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
  <rect width="32" height="32" rx="7" />
  <path d="M4 20h5l4-11 5 16 4-10 2 5h4" />
</svg>`

/** A working day of a building as its meter sees it: night, morning rise, noon, evening. It is what the portal is about. */
const profile = html`<svg
  class="profile"
  viewBox="0 0 960 320"
  preserveAspectRatio="none"
  aria-hidden="true"
  focusable="false"
>
  <path class="area" d="${dayPath()} L960 320 L0 320 Z" />
  <path class="line" d="${dayPath()}" vector-effect="non-scaling-stroke" />
</svg>`

/** One step for each quarter of an hour, as a meter counts. */
function dayPath(): string {
  const quarters = 96
  const width = 960 / quarters
  const steps = Array.from({ length: quarters }, (_, quarter) => {
    const hour = quarter / 4
    const bump = (centre: number, spread: number) => Math.exp(-(((hour - centre) / spread) ** 2))
    const ripple = 0.02 * Math.sin(quarter * 1.7) + 0.012 * Math.sin(quarter * 4.1)
    const load = 0.16 + 0.5 * bump(10, 2.6) + 0.42 * bump(14.5, 2.4) + 0.2 * bump(19, 2) + ripple
    return `V${(320 - load * 300).toFixed(1)} H${((quarter + 1) * width).toFixed(1)}`
  })
  return `M0 272 ${steps.join(' ')}`
}
