import { colours } from './colours'
import { Picture } from './picture'

const { lawn, path, road, roof, wall, panel, tree, darkTree } = colours

/** From above, the north at the top: the library on its lawn, a street in the south and a car park in the east. */
export function sitePlan(): Promise<Buffer> {
  const plan = new Picture(1400, 900, lawn)
  plan.rectangle(0, 780, 1400, 90, road)
  for (let x = 20; x < 1400; x += 90) plan.rectangle(x, 822, 48, 5, path)
  plan.rectangle(560, 560, 70, 220, path).rectangle(200, 560, 880, 44, path)
  plan.rectangle(1040, 150, 280, 640, road)
  for (let y = 200; y < 740; y += 56) plan.rectangle(1056, y, 96, 4, path).rectangle(1208, y, 96, 4, path)
  plan.rectangle(252, 172, 690, 390, '#b3bfa6').rectangle(240, 160, 690, 390, wall)
  plan.rectangle(248, 168, 674, 374, roof)
  for (let y = 200; y < 340; y += 44) for (let x = 290; x < 860; x += 36) plan.rectangle(x, y, 32, 34, panel)
  plan.rectangle(760, 420, 110, 70, colours.metal).rectangle(300, 410, 200, 90, colours.window)
  for (const x of [350, 400, 450]) plan.rectangle(x, 410, 4, 90, wall)
  for (const [x, y, radius] of trees)
    plan
      .circle(x + 6, y + 6, radius, darkTree)
      .circle(x, y, radius, tree)
      .circle(x, y, 5, darkTree)
  return plan.png()
}

/** In shares of width and height. */
export const onSite = { library: { x: 0.42, y: 0.6 }, roof: { x: 0.41, y: 0.29 } } as const

const trees: readonly (readonly [number, number, number])[] = [
  ...([
    [90, 110, 46],
    [130, 240, 38],
    [80, 380, 50],
    [140, 520, 36],
    [80, 660, 48],
  ] as const),
  ...([
    [300, 70, 36],
    [520, 80, 44],
    [760, 66, 38],
    [950, 90, 40],
  ] as const),
  ...([
    [320, 690, 42],
    [440, 680, 34],
    [760, 690, 44],
    [900, 670, 36],
  ] as const),
]
