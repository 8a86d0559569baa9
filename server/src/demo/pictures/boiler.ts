import { colours } from './colours'
import { Picture } from './picture'

const { paper, stone, metal, darkMetal, wall, hot, cold, window } = colours

/** The heating as a scheme: the boiler, its flue, and flow and return through a buffer tank. */
export function boiler(): Promise<Buffer> {
  const picture = new Picture(1400, 900, paper)
  picture.rectangle(0, 740, 1400, 160, stone)
  picture.rectangle(330, 60, 70, 260, metal).rectangle(322, 100, 86, 12, darkMetal)
  picture.rectangle(200, 300, 330, 440, darkMetal).rectangle(212, 312, 306, 416, metal)
  picture.rectangle(260, 350, 210, 90, wall).rectangle(276, 366, 120, 58, window).circle(432, 395, 18, hot)
  picture.circle(365, 600, 66, darkMetal).circle(365, 600, 46, wall).circle(365, 600, 26, hot)
  pipe(picture, 380, hot, 1)
  pipe(picture, 660, cold, -1)
  for (const y of [300, 690]) picture.circle(940, y, 110, darkMetal)
  picture.rectangle(830, 300, 220, 390, darkMetal)
  for (const y of [300, 690]) picture.circle(940, y, 98, metal)
  picture.rectangle(842, 300, 196, 390, metal)
  picture.rectangle(920, 300, 40, 190, hot).rectangle(920, 490, 40, 190, cold)
  return picture.png()
}

/** With a pump in it, that runs to the right or to the left. */
const pipe = (picture: Picture, y: number, colour: (typeof colours)['hot' | 'cold'], to: 1 | -1) =>
  picture
    .rectangle(530, y, 300, 20, colour)
    .rectangle(1050, y, 350, 20, colour)
    .circle(1220, y + 10, 44, wall)
    .polygon(
      [
        [1220 - 20 * to, y - 16],
        [1220 - 20 * to, y + 36],
        [1220 + 32 * to, y + 10],
      ],
      paper,
    )
