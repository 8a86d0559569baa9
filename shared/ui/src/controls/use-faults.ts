import { useState, type FormEvent } from 'react'
import { focusFirstFault } from './focus-first-fault'

/** What is wrong with each field, in words for the user; undefined: nothing. */
type Faults<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>>

/**
 * The faults of a form. They are told once somebody has tried to send it, and the first field at fault gets the focus.
 *
 * - `fault(field)`: for the field's `fault`
 * - `submit(send)`: for the `onSubmit` of a form or of a `FormDialog`; `send` is called when nothing is wrong
 */
export function useFaults<Field extends string>(faults: Faults<Field>) {
  const [tried, setTried] = useState(false)
  return {
    fault: (field: Field): string | undefined => (tried ? faults[field] : undefined),
    submit: (send: () => void) => (sent: HTMLFormElement | FormEvent<HTMLFormElement>) => {
      const form = 'currentTarget' in sent ? sent.currentTarget : sent
      if ('preventDefault' in sent) sent.preventDefault()
      const isWrong = Object.values(faults).some((text) => text !== undefined)
      // A form that stays after it was sent is empty then, and nobody has tried to send that.
      setTried(isWrong)
      if (isWrong) focusFirstFault(form)
      else send()
    },
  }
}

interface Schema {
  safeParse(value: unknown): { error?: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined }
}

/** The faults that a call's schema finds in what is to be sent, by its fields. */
export function faultsOf<Field extends string>(
  schema: Schema,
  value: Readonly<Record<Field, unknown>>,
  textOf: (field: Field) => string,
): Faults<Field> {
  const fields = schema.safeParse(value).error?.issues.map(({ path }) => path[0] as Field) ?? []
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Faults<Field>
}
