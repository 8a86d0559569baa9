import type { Given } from './given'
import { openPage, type Page } from './page'

let page: Page | undefined

export async function bootstrap(): Promise<void> {
  // Once, before the first mount: what the feature needs as long as the browser's tab is open.
}

export async function mount(given: Given): Promise<void> {
  page = openPage(given)
}

/** The language or the sub-routes have changed. */
export async function update(given: Given): Promise<void> {
  page?.show(given)
}

export async function unmount(): Promise<void> {
  page?.close()
  page = undefined
}
