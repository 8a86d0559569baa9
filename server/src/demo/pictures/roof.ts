import { colours } from './colours'
import { Picture } from './picture'

const { roof, wall, metal, darkMetal, panel, panelLight, window } = colours

/** The roof from above: rows of modules, rooflights, the inverters and the hood of the ventilation. */
export function roofPlan(): Promise<Buffer> {
  const picture = new Picture(1400, 900, colours.lawn)
  picture.rectangle(70, 60, 1260, 780, wall).rectangle(84, 74, 1232, 752, roof)
  for (let y = 120; y < 560; y += 112)
    for (let x = 130; x < 1250; x += 76) {
      picture.rectangle(x, y + 78, 70, 8, darkMetal).rectangle(x, y, 70, 78, panel)
      for (const across of [26, 52]) picture.rectangle(x, y + across - 1, 70, 2, panelLight)
      picture.rectangle(x + 34, y, 2, 78, panelLight)
    }
  picture.rectangle(150, 620, 420, 140, wall).rectangle(158, 628, 404, 124, window)
  for (const x of [258, 358, 458]) picture.rectangle(x, 628, 8, 124, wall)
  for (const x of [680, 750, 820])
    picture.rectangle(x, 640, 54, 90, darkMetal).rectangle(x + 6, 646, 42, 78, metal)
  picture.rectangle(980, 620, 230, 150, darkMetal).rectangle(990, 630, 210, 130, metal)
  for (const x of [1045, 1145]) picture.circle(x, 695, 44, darkMetal).circle(x, 695, 12, metal)
  return picture.png()
}

/** In shares of width and height. */
export const onRoof = { modules: { x: 0.5, y: 0.36 }, inverters: { x: 0.555, y: 0.76 } } as const
