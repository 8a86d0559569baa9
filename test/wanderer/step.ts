/** Something on a page that a step can be about, as a person would name it. */
export interface Thing {
  /** `link`, `button`, …, or the element's name where it has no role. */
  role: string
  name: string
  /** Its place among those of the same role and name. */
  nth: number
}

export interface Place {
  thing: Thing
  /** Where in it, from its left and its top, 0 to 1. */
  across: number
  down: number
}

/** What a wanderer does; says enough to be done again in another page. */
export type Step =
  | { do: 'click'; at: Place; quick: boolean }
  | { do: 'hover'; at: Place }
  | { do: 'press'; key: string }
  | { do: 'type'; in: Thing; text: string }
  | { do: 'select'; in: Thing; option: number }
  | { do: 'back' | 'forward' | 'reload' | 'other tab' }
  | { do: 'go'; path: string }
  | { do: 'widen'; width: number }
  | { do: 'darken'; scheme: 'light' | 'dark' }

const named = ({ role, name, nth }: Thing) =>
  `${role} ${JSON.stringify(name)}${nth === 0 ? '' : ` (no. ${nth + 1})`}`
const where = ({ thing, across, down }: Place) =>
  across === 0.5 && down === 0.5
    ? named(thing)
    : `${named(thing)}, ${Math.round(across * 100)} % across, ${Math.round(down * 100)} % down`

/** In plain words, for whoever repeats it by hand. */
export function inWords(step: Step): string {
  if (step.do === 'click') return `click ${where(step.at)}${step.quick ? ', and go on at once' : ''}`
  if (step.do === 'hover') return `point at ${where(step.at)}`
  if (step.do === 'press') return `press ${step.key}`
  if (step.do === 'type') return `type ${JSON.stringify(step.text)} into ${named(step.in)}`
  if (step.do === 'select') return `choose option ${step.option + 1} of ${named(step.in)}`
  if (step.do === 'go') return `go to ${step.path}`
  if (step.do === 'widen') return `make the window ${step.width} px wide`
  if (step.do === 'darken') return `let the system be ${step.scheme}`
  if (step.do === 'other tab') return 'go on in the other tab'
  return step.do === 'reload' ? 'reload' : `go ${step.do}`
}
