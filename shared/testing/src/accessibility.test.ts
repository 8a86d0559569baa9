import type { Browser } from 'playwright-core'
import { accessibilityFaults, contrastFaults, faultsButContrast } from './accessibility'
import { sharedBrowser } from './supervisor/ask-supervisor'
import { openPage } from './watched-page'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
}, 60_000)
afterAll(() => browser?.close())

const pale = '<p style="color: #ccc">Pale</p>'
const nameless = '<button></button>'

async function see(body: string) {
  const { page, close } = await openPage(browser)
  const head = `<html lang="en"><title>Page</title>`
  await page.setContent(`<!doctype html>${head}<main>${body}</main>`)
  const rules = (faults: string[]) => faults.map((fault) => fault.split(':')[0])
  const found = {
    all: rules(await accessibilityFaults(page)),
    contrast: rules(await contrastFaults(page)),
    butContrast: rules(await faultsButContrast(page)),
  }
  await close()
  return found
}

test('contrast and all else are found together and apart', async () => {
  expect(await see('<p>Fine</p>')).toEqual({ all: [], contrast: [], butContrast: [] })
  expect(await see(pale + nameless)).toEqual({
    all: ['button-name', 'color-contrast'],
    contrast: ['color-contrast'],
    butContrast: ['button-name'],
  })
})
