import type { ElementHandle, Page } from 'playwright-core'
import { findThing } from './see-page'
import type { Place, Step } from './step'

/** Does what a step says, as far as the page has what it is about; never throws because it has not. */
export async function takeStep(page: Page, step: Step): Promise<void> {
  try {
    await doStep(page, step)
  } catch (error) {
    // The page, or what was there a moment ago, has gone; what remains is looked at.
    if (
      !/detached|closed|navigat|Timeout|not attached|destroyed|ERR_ABORTED|interrupted/i.test(String(error))
    )
      throw error
  }
}

async function doStep(page: Page, step: Step): Promise<unknown> {
  if (step.do === 'click' || step.do === 'hover') {
    const spot = await spotOf(page, step.at)
    if (spot === undefined) return undefined
    return step.do === 'hover' ? page.mouse.move(...spot) : page.mouse.click(...spot)
  }
  if (step.do === 'press') return page.keyboard.press(step.key)
  if (step.do === 'type') {
    const field = await findThing(page, step.in)
    if (field === undefined) return undefined
    await field.focus()
    await page.keyboard.press('ControlOrMeta+A')
    return page.keyboard.insertText(step.text)
  }
  if (step.do === 'select') {
    const field = await findThing(page, step.in)
    return field?.selectOption({ index: step.option }, { timeout: 2_000 })
  }
  const soon = { timeout: 10_000, waitUntil: 'commit' as const }
  if (step.do === 'back') {
    await page.goBack(soon)
    // Before the first page there is the browser's own.
    return page.url() === 'about:blank' ? page.goForward(soon) : undefined
  }
  if (step.do === 'forward') return page.goForward(soon)
  if (step.do === 'reload') return page.reload(soon)
  if (step.do === 'go') return page.goto(new URL(step.path, page.url()).href, soon)
  if (step.do === 'widen') return page.setViewportSize({ width: step.width, height: 900 })
  if (step.do === 'darken') return page.emulateMedia({ colorScheme: step.scheme })
  return undefined
}

async function spotOf(page: Page, { thing, across, down }: Place): Promise<[number, number] | undefined> {
  const element = await findThing(page, thing)
  const box = element && (await boxOf(element))
  return box && [box.x + box.width * across, box.y + box.height * down]
}

async function boxOf(element: ElementHandle<Element>) {
  await element.scrollIntoViewIfNeeded({ timeout: 2_000 })
  return (await element.boundingBox()) ?? undefined
}
