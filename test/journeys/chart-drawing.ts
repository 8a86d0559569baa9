import { waitFor } from '@energycockpit/testing'
import type { Page } from 'playwright-core'

/** Waits until the chart's canvas has more than one colour in it: something has been drawn. */
export async function chartIsDrawn(page: Page): Promise<void> {
  const canvas = page.locator('figure canvas')
  await canvas.waitFor()
  await waitFor('the chart to be drawn', () =>
    canvas.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement
      if (width < 200 || height < 100) return false
      const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data
      const drawn = pixels?.filter((_, place) => place % 4 === 3 && pixels[place]! > 0).length ?? 0
      return drawn > (width * height) / 100
    }),
  )
}

/** How much of the chart's canvas has a colour, neither black, white nor grey: 0 to 1. */
export async function colouredShare(page: Page): Promise<number> {
  return page.locator('figure canvas').evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement
    const pixels =
      (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    let coloured = 0
    for (let place = 0; place < pixels.length; place += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.slice(place, place + 4)
      if (alpha > 128 && Math.max(red, green, blue) - Math.min(red, green, blue) > 60) coloured += 1
    }
    return coloured / (width * height)
  })
}
