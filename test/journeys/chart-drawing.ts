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
