import { colours } from './colours'
import { Picture } from './picture'

const { sky, lawn, path, brick, darkBrick, roof, wall, window, stone, panel, tree, darkTree, wood } = colours

/** The library as somebody sees it from the street: two storeys of brick. */
export function front(): Promise<Buffer> {
  const picture = new Picture(1400, 900, sky)
  picture.rectangle(0, 640, 1400, 260, lawn)
  picture.polygon(
    [
      [640, 660],
      [760, 660],
      [900, 900],
      [500, 900],
    ],
    path,
  )
  picture.rectangle(180, 250, 1040, 410, brick).rectangle(180, 640, 1040, 20, darkBrick)
  picture.rectangle(160, 226, 1080, 28, roof).rectangle(180, 444, 1040, 12, stone)
  // Modules that stand on the roof.
  for (let x = 230; x < 1140; x += 76)
    picture.polygon(
      [
        [x, 226],
        [x + 60, 226],
        [x + 68, 196],
        [x + 8, 196],
      ],
      panel,
    )
  for (const y of [300, 496])
    for (let x = 230; x < 1180; x += 106) if (y === 300 || x < 520 || x > 800) pane(picture, x, y)
  picture.rectangle(596, 480, 208, 180, stone).rectangle(612, 496, 176, 164, wall)
  picture.rectangle(620, 504, 76, 156, window).rectangle(704, 504, 76, 156, window)
  picture.rectangle(580, 466, 240, 16, wall)
  for (const x of [90, 1300]) {
    picture.rectangle(x - 9, 520, 18, 160, wood)
    picture.circle(x + 10, 480, 92, darkTree).circle(x, 470, 88, tree)
  }
  return picture.png()
}

const pane = (picture: Picture, x: number, y: number) =>
  picture
    .rectangle(x - 6, y - 6, 72, 112, stone)
    .rectangle(x, y, 60, 100, window)
    .rectangle(x + 28, y, 4, 100, stone)
    .rectangle(x, y + 38, 60, 4, stone)
