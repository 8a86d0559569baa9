import type { Question, Reason } from '@energycockpit/contract'
import { Problem, titles } from './problem'

/**
 * Something unusual was entered: throws a Problem (422) with each question, unless all of them are confirmed. Those that
 * were confirmed before are told again beside a new one, because it is all of it that is stored.
 */
export function refuseUnlessConfirmed(questions: readonly Question[], confirmed: readonly string[]): void {
  if (questions.every(({ id }) => confirmed.includes(id))) return
  const code = 'CONFIRMATION_NEEDED'
  const reasons = questions.map((question): Reason => {
    return { code, title: titles[code], detail: inWords(question), question }
  })
  throw new Problem(422, code, reasons[0]?.detail, { reasons })
}

function inWords({ kind, from, to, figures }: Question): string {
  const told = Object.entries(figures).map(([name, figure]) =>
    figure === null ? `${name} unknown` : `${name} ${figure.value} ${figure.unit}`,
  )
  return `${kind} from ${from ?? 'the beginning'} until ${to ?? 'further'}: ${told.join(', ')}`
}
