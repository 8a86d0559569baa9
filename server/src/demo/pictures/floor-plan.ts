import { colours } from './colours'
import { Picture } from './picture'

const { wall, floor, stone, wood, darkWood, textile, plantRoom, metal, darkMetal, window, hot, cold } =
  colours

/** The rooms of the ground floor of an invented library, in shares of width and height: their middles. */
export const middles = {
  readingRoom: { x: 0.29, y: 0.33 },
  stacks: { x: 0.76, y: 0.33 },
  offices: { x: 0.16, y: 0.77 },
  foyer: { x: 0.36, y: 0.8 },
  plantRoom: { x: 0.56, y: 0.88 },
  boiler: { x: 0.64, y: 0.69 },
  ventilation: { x: 0.86, y: 0.69 },
  board: { x: 0.925, y: 0.87 },
} as const

/** Ground floor: reading room and stacks above; offices, foyer and plant room below. */
export function floorPlan(): Promise<Buffer> {
  const plan = new Picture(1400, 900, colours.paper)
  plan.rectangle(60, 60, 1280, 780, wall).rectangle(76, 76, 1248, 748, floor)
  plan.rectangle(436, 548, 212, 276, stone).rectangle(648, 548, 676, 276, plantRoom)
  // Inner walls with their doors.
  plan.rectangle(76, 536, 1248, 12, wall).rectangle(760, 76, 12, 460, wall)
  plan.rectangle(424, 548, 12, 276, wall).rectangle(648, 548, 12, 276, wall)
  plan.rectangle(250, 548, 12, 276, wall)
  door(plan, 500, 536, 80, 12).line([500, 536], [500, 472], 4, wall).line([580, 536], [580, 472], 4, wall)
  door(plan, 760, 280, 12, 70).line([760, 280], [694, 280], 4, wall)
  door(plan, 424, 640, 12, 60).line([424, 640], [366, 640], 4, wall)
  door(plan, 250, 640, 12, 60).line([250, 640], [192, 640], 4, wall)
  door(plan, 648, 690, 12, 70).line([660, 690], [724, 690], 4, wall)
  door(plan, 490, 824, 110, 16).line([490, 824], [490, 768], 4, wall).line([600, 824], [600, 768], 4, wall)
  for (const x of [120, 260, 400, 540, 820, 960, 1100, 1220]) plan.rectangle(x, 60, 90, 16, window)
  for (const y of [130, 270, 410, 600, 710]) plan.rectangle(60, y, 16, 80, window)
  for (const y of [130, 270, 410]) plan.rectangle(1324, y, 16, 80, window)
  for (const x of [110, 300, 760, 960]) plan.rectangle(x, 824, 80, 16, window)
  readingRoom(plan)
  for (let x = 806; x < 1290; x += 62) plan.rectangle(x, 110, 26, 150, wood).rectangle(x, 340, 26, 110, wood)
  offices(plan)
  // The issue desk.
  plan.rectangle(456, 580, 30, 120, wood).rectangle(456, 580, 130, 30, wood).circle(520, 640, 14, textile)
  plantRoomOf(plan)
  return plan.png()
}

const door = (plan: Picture, x: number, y: number, width: number, height: number) =>
  plan.rectangle(x, y, width, height, floor)

function readingRoom(plan: Picture) {
  for (const y of [150, 260, 370])
    for (const x of [130, 330, 530]) {
      plan.rectangle(x, y, 150, 50, wood).rectangle(x + 4, y + 24, 142, 2, darkWood)
      for (const seat of [28, 75, 122]) plan.circle(x + seat, y - 14, 10, textile)
      for (const seat of [28, 75, 122]) plan.circle(x + seat, y + 64, 10, textile)
    }
}

function offices(plan: Picture) {
  for (const x of [110, 290]) {
    plan.rectangle(x, 720, 100, 46, wood).circle(x + 50, 702, 12, textile)
    plan.rectangle(x, 570, 110, 22, darkWood)
  }
}

/** Boiler with its pipes, ventilation unit with its ducts, and the distribution board on the wall. */
function plantRoomOf(plan: Picture) {
  plan.line([885, 620], [885, 552], 7, hot).line([905, 620], [905, 552], 7, cold)
  plan.circle(896, 620, 44, darkMetal).circle(896, 620, 36, metal).circle(896, 620, 8, hot)
  plan.rectangle(1138, 580, 140, 100, darkMetal).rectangle(1145, 587, 126, 86, metal)
  plan.rectangle(1168, 552, 24, 28, colours.air).rectangle(1222, 552, 24, 28, colours.air)
  for (const x of [1180, 1234]) plan.circle(x, 630, 22, darkMetal).circle(x, 630, 7, metal)
  plan.rectangle(1230, 800, 92, 24, darkMetal)
  for (const x of [1238, 1268, 1298]) plan.rectangle(x, 804, 22, 16, metal)
}
