import type { Locale } from '@energycockpit/contract'
import { violationsPath } from '../http/content-security-policy'
import { html } from '../identity/pages/html'
import de from './texts/de.json'
import en from './texts/en.json'

export const handOverPath = '/embedded-sign-in/hand-over.js'

const texts = { de, en }

export const signInPageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${violationsPath}`,
  ].join('; '),
}

interface HandOver {
  origin: string
  state: string
  code: string
}

/** Hands the code to the page that opened this window, and closes. Its text is seen where that page is gone. */
export function signInPage(locale: Locale, { origin, state, code }: HandOver): string {
  const text = texts[locale]
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <title>${text.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script defer src="${handOverPath}"></script>
      </head>
      <body>
        <main data-origin="${origin}" data-state="${state}" data-code="${code}">
          <h1>${text.title}</h1>
          <p>${text.goBack} ${new URL(origin).host}</p>
        </main>
      </body>
    </html>`.text
}
