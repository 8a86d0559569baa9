import { isDeepStrictEqual } from 'node:util'
import { findCycle } from './formula-order'

export interface Definition {
  name: string
  unit: string
  /** The series that the formula adds up. */
  refs: readonly number[]
}

/** A series with values of its own that is there: when it was archived, if it is. */
type Base = { archived: number | null } | null
type Formula = Omit<Definition, 'name'> | null
/** What a step can change apart from the rest: the metering point of a virtual meter, and its formula. */
interface State {
  bases: ReadonlyMap<number, Base>
  names: ReadonlyMap<number, string | null>
  formulas: ReadonlyMap<number, Formula>
}
type Versions<Part extends keyof State> = ReadonlyMap<
  number,
  State[Part] extends ReadonlyMap<number, infer Value> ? { before: Value; after: Value } : never
>
interface Step {
  bases: Versions<'bases'>
  names: Versions<'names'>
  formulas: Versions<'formulas'>
  undoes: Step | null
  undone: boolean
}
const aspects = ['bases', 'names', 'formulas'] as const

/** Virtual meters that are sums, meters that they are made of, and the steps in which users change both. */
export class FormulaModel {
  #state: State
  /** The latest first. */
  readonly #steps: Step[] = []
  #time = 0

  constructor(bases: readonly number[]) {
    this.#state = {
      bases: new Map(bases.map((id) => [id, { archived: null }])),
      ...{ names: new Map(), formulas: new Map() },
    }
  }

  get steps(): number {
    return this.#steps.length
  }
  get bases(): number[] {
    return [...this.#state.bases].flatMap(([id, base]) => (base ? id : []))
  }
  get meters(): number[] {
    return [...this.#state.formulas].flatMap(([id, formula]) => (formula ? id : [])).sort((a, b) => a - b)
  }
  isArchived(id: number): boolean {
    return (this.#state.bases.get(id)?.archived ?? null) !== null
  }
  definition(id: number): Definition {
    return { name: this.#state.names.get(id)!, ...this.#state.formulas.get(id)! }
  }

  create(id: number, { name, ...formula }: Definition): boolean {
    return this.#make({ names: new Map([[id, name]]), formulas: new Map([[id, formula]]) })
  }
  change(id: number, { name, ...formula }: Definition): boolean {
    return this.#make({ names: new Map([[id, name]]), formulas: new Map([[id, formula]]) })
  }
  remove(id: number): boolean {
    return this.#make({ names: new Map([[id, null]]), formulas: new Map([[id, null]]) })
  }
  archive(id: number): boolean {
    return this.isArchived(id) || this.#make({ bases: new Map([[id, { archived: ++this.#time }]]) })
  }
  restore(id: number): boolean {
    return this.#make({ bases: new Map([[id, { archived: null }]]) })
  }
  delete(id: number): boolean {
    return this.#make({ bases: new Map([[id, null]]) })
  }

  /** By the place of a step, the latest being 0. */
  undo(place: number): boolean {
    const step = this.#steps[place]!
    if (step.undone) return false
    const isAsLeft = aspects.every((aspect) =>
      [...step[aspect]].every(([id, { after }]) =>
        isDeepStrictEqual(this.#state[aspect].get(id) ?? null, after),
      ),
    )
    const back = Object.fromEntries(
      aspects.map((aspect) => [aspect, new Map([...step[aspect]].map(([id, { before }]) => [id, before]))]),
    )
    if (!isAsLeft || !this.#make(back, step)) return false
    step.undone = true
    // Who undoes an undo does again what that had undone.
    for (let one = step, again = true; one.undoes; one = one.undoes, again = !again)
      one.undoes.undone = !again
    return true
  }

  /** False where the rules do not allow it; what changes nothing is no step. */
  #make(to: Partial<State>, undoes: Step | null = null): boolean {
    const was = this.#state
    const versions = (aspect: keyof State) =>
      new Map(
        [...(to[aspect] ?? [])].flatMap(([id, after]) => {
          const before = was[aspect].get(id) ?? null
          return isDeepStrictEqual(before, after) ? [] : [[id, { before, after }] as const]
        }),
      )
    const step = {
      ...{ bases: versions('bases'), names: versions('names'), formulas: versions('formulas') },
      ...{ undoes, undone: false },
    } as Step
    const now = Object.fromEntries(
      aspects.map((aspect) => [aspect, new Map([...was[aspect], ...(to[aspect] ?? [])] as never)]),
    ) as unknown as State
    if (!isAllowed(step, now)) return false
    const isChange = aspects.some((aspect) => step[aspect].size > 0)
    if (!isChange) return undoes === null
    this.#state = now
    this.#steps.unshift(step)
    return true
  }
}

/** What a formula names is there, and in use unless it was named before; nothing that is named goes or changes its unit. */
function isAllowed({ bases, formulas }: Step, now: State): boolean {
  const all = [...now.formulas].flatMap(([id, formula]) => (formula ? [{ id, refs: formula.refs }] : []))
  const isNamed = (id: number) => all.some(({ refs }) => refs.includes(id))
  if ([...bases].some(([id, { after }]) => after === null && isNamed(id))) return false
  for (const [id, { before, after }] of formulas) {
    if (after === null || (before !== null && before.unit !== after.unit)) {
      if (isNamed(id)) return false
    }
    if (after === null) continue
    if (after.refs.length === 0) return false
    if (after.refs.some((ref) => !now.bases.get(ref) && !now.formulas.get(ref))) return false
    const isArchived = (ref: number) => (now.bases.get(ref)?.archived ?? null) !== null
    if (after.refs.some((ref) => isArchived(ref) && !before?.refs.includes(ref))) return false
  }
  return findCycle(new Map(all.map(({ id, refs }) => [id, refs]))) === null
}
