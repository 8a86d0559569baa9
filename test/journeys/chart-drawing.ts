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
      let drawn = 0
      // Every fourth byte says how opaque a pixel is.
      for (let place = 3; place < (pixels?.length ?? 0); place += 4) if (pixels![place]! > 0) drawn += 1
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
      // Without an array for each of half a million pixels.
      const red = pixels[place]!
      const green = pixels[place + 1]!
      const blue = pixels[place + 2]!
      if (pixels[place + 3]! <= 128) continue
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) coloured += 1
    }
    return coloured / (width * height)
  })
}
