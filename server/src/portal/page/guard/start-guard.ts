import { createHash } from 'node:crypto'
import { html, Html } from '../../../identity/pages/html'
import { readBare } from '../read-bare'
import type { Texts } from '../../texts'

/**
 * What the page itself brings to say that the portal could not be loaded, or takes long, in whatever way the rest of it
 * does not arrive.
 */
export interface StartGuard {
  /** The content of the page's first script. */
  script: Html
  /** The page's one style element, and the hash of its content for the page's policy. */
  style: Html
  styleHash: string
}

export async function readStartGuard(): Promise<StartGuard> {
  const [script, style] = await Promise.all(
    ['guard.js', 'guard.css'].map((name) => readBare(new URL(name, import.meta.url))),
  )
  const hash = createHash('sha256').update(style!).digest('base64')
  return {
    script: new Html(script!),
    style: new Html(`<style>${style}</style>`),
    styleHash: `'sha256-${hash}'`,
  }
}

/** What it shows, for when it is needed. `reference`: what the logs know the page by. */
export function guardTemplates(text: Texts['start'], reference: string): Html {
  return html`${(['failed', 'late'] as const).map(
    (kind) =>
      html`<template id="start-${kind}">
        <main>
          <div role="alert">
            <h1>${text[kind].title}</h1>
            <p>${text[kind].detail}</p>
            <p class="reference">${text.reference} ${reference}</p>
          </div>
          <button type="button" data-working="${text.working}">${text.retry}</button>
        </main>
      </template> `,
  )}`
}
