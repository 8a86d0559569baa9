import { colours } from './colours'
import { Picture } from './picture'

const { wall, floor, stone, wood, darkWood, textile, plantRoom, metal, darkMetal, window, hot, cold } =
  colours

/** The rooms of the ground floor of an invented library, in shares of width and height: their middles. */
export const middles = {
  readingRoom: { x: 0.29, y: 0.33 },
  stacks: { x: 0.76, y: 0.33 },
  offices: { x: 0.16, y: 0.77 },
  foyer: { x: 0.47, y: 0.8 },
  plantRoom: { x: 0.665, y: 0.88 },
  boiler: { x: 0.7, y: 0.74 },
  ventilation: { x: 0.83, y: 0.74 },
  board: { x: 0.925, y: 0.87 },
} as const

/** Ground floor: reading room and stacks above; offices, foyer and plant room below. */
export function floorPlan(): Promise<Buffer> {
  const plan = new Picture(1400, 900, colours.paper)
  plan.rectangle(60, 60, 1280, 780, wall).rectangle(76, 76, 1248, 748, floor)
  plan.rectangle(436, 548, 452, 276, stone).rectangle(900, 548, 424, 276, plantRoom)
  // Inner walls with their doors.
  plan.rectangle(76, 536, 1248, 12, wall).rectangle(760, 76, 12, 460, wall)
  plan.rectangle(424, 548, 12, 276, wall).rectangle(888, 548, 12, 276, wall)
  plan.rectangle(250, 548, 12, 276, wall)
  door(plan, 560, 536, 80, 12).line([560, 536], [560, 472], 4, wall).line([640, 536], [640, 472], 4, wall)
  door(plan, 800, 536, 60, 12).line([800, 536], [800, 476], 4, wall)
  door(plan, 760, 280, 12, 70).line([760, 280], [694, 280], 4, wall)
  door(plan, 424, 640, 12, 60).line([424, 640], [366, 640], 4, wall)
  door(plan, 250, 640, 12, 60).line([250, 640], [192, 640], 4, wall)
  door(plan, 888, 690, 12, 70).line([888, 690], [954, 690], 4, wall)
  door(plan, 600, 824, 120, 16).line([600, 824], [600, 768], 4, wall).line([720, 824], [720, 768], 4, wall)
  for (const x of [120, 260, 400, 540, 820, 960, 1100, 1220]) plan.rectangle(x, 60, 90, 16, window)
  for (const y of [130, 270, 410, 600, 710]) plan.rectangle(60, y, 16, 80, window)
  for (const y of [130, 270, 410]) plan.rectangle(1324, y, 16, 80, window)
  for (const x of [110, 300, 460, 770]) plan.rectangle(x, 824, 80, 16, window)
  readingRoom(plan)
  for (let x = 806; x < 1290; x += 62) plan.rectangle(x, 110, 26, 150, wood).rectangle(x, 340, 26, 110, wood)
  offices(plan)
  // The issue desk, and seats beside it.
  plan.rectangle(470, 590, 34, 140, wood).rectangle(470, 590, 150, 34, wood)
  for (const x of [780, 830]) for (const y of [610, 660]) plan.circle(x, y, 16, textile)
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
  plan.line([980, 668], [980, 552], 7, hot).line([1000, 668], [1000, 552], 7, cold)
  plan.circle(980, 668, 44, darkMetal).circle(980, 668, 36, metal).circle(980, 668, 8, hot)
  plan.rectangle(1100, 612, 130, 110, darkMetal).rectangle(1107, 619, 116, 96, metal)
  plan.rectangle(1130, 552, 24, 60, colours.air).rectangle(1178, 552, 24, 60, colours.air)
  plan.circle(1142, 668, 22, darkMetal).circle(1190, 668, 22, darkMetal)
  plan.circle(1142, 668, 7, metal).circle(1190, 668, 7, metal)
  plan.rectangle(1230, 800, 92, 24, darkMetal)
  for (const x of [1238, 1268, 1298]) plan.rectangle(x, 804, 22, 16, metal)
}
