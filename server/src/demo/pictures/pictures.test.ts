import sharp from 'sharp'
import { boiler } from './boiler'
import { floorPlan } from './floor-plan'
import { front } from './front'
import { Picture } from './picture'
import { roofPlan } from './roof'
import { sitePlan } from './site-plan'

/** Red, green and blue of a pixel. */
async function pixelOf(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)]
}

test('shapes are where they were drawn, the later ones over the earlier, and none beyond the edge', async () => {
  const png = await new Picture(60, 40, '#ffffff')
    .rectangle(10, 10, 20, 20, '#ff0000')
    .circle(20, 20, 5, '#0000ff')
    .rectangle(50, -10, 500, 30, '#00ff00')
    .png()
  expect(await pixelOf(png, 2, 20)).toEqual([255, 255, 255])
  expect(await pixelOf(png, 13, 20)).toEqual([255, 0, 0])
  expect(await pixelOf(png, 20, 20)).toEqual([0, 0, 255])
  expect(await pixelOf(png, 56, 5)).toEqual([0, 255, 0])
  // The green one did not go on in the next row.
  expect(await pixelOf(png, 2, 5)).toEqual([255, 255, 255])
})

test.each(Object.entries({ boiler, floorPlan, front, roofPlan, sitePlan }))(
  '%s is a picture, the same each time, so that it is kept once',
  async (_name, draw) => {
    const png = await draw()
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1400, height: 900 })
    expect((await draw()).equals(png)).toBe(true)
  },
)
