/** A place on a plan, in shares of its width and height from the upper left corner. */
export interface Placement {
  x: number
  y: number
}

const step = 0.01
const longStep = 0.1

/** Tenths of a per cent are as exact as anybody points. */
const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

export const placement = (x: number, y: number): Placement => ({ x: within(x), y: within(y) })

const directions: Readonly<Record<string, Placement>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where a key moves what is placed: by 1 %, with Shift by 10 %. Undefined: the key moves nothing. */
export function movedByKey({ x, y }: Placement, key: string, shift: boolean): Placement | undefined {
  const direction = Object.hasOwn(directions, key) ? directions[key]! : undefined
  const by = shift ? longStep : step
  return direction && placement(x + direction.x * by, y + direction.y * by)
}

/** Where a point of the window is on a plan. */
export const placementAt = (
  plan: { left: number; top: number; width: number; height: number },
  { clientX, clientY }: { clientX: number; clientY: number },
): Placement => placement((clientX - plan.left) / plan.width, (clientY - plan.top) / plan.height)
