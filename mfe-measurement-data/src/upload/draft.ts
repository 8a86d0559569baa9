import type { CsvGuess, CsvPlan, Guess, ReadingQuality } from '@energycockpit/contract'

/** A plan in the making: undefined is what somebody still has to say. */
export type Draft = { [Name in keyof Omit<CsvPlan, 'qualities'>]: CsvPlan[Name] | undefined } & {
  qualities: { text: string; quality: ReadingQuality | undefined }[]
}

/** What somebody said otherwise, or on top of the guess. */
export type Changes = Partial<Draft>

const valueOf = <Value>(guess: Guess<Value>): Value | undefined =>
  guess.sure === 'open' ? undefined : guess.value

/** The guess, with what somebody changed about it. */
export function draftOf(guess: CsvGuess, changes: Changes): Draft {
  return {
    encoding: valueOf(guess.encoding),
    separator: valueOf(guess.separator),
    headingLines: guess.headingLines,
    decimalSign: valueOf(guess.decimalSign),
    thousandsSign: valueOf(guess.thousandsSign),
    dateColumn: valueOf(guess.dateColumn),
    timeColumn: valueOf(guess.timeColumn),
    timeFormat: valueOf(guess.timeFormat),
    clock: valueOf(guess.clock),
    timeZone: valueOf(guess.timeZone),
    names: valueOf(guess.names),
    interval: valueOf(guess.interval),
    clockChange: valueOf(guess.clockChange),
    meterColumns: valueOf(guess.meterColumns),
    unitColumn: valueOf(guess.unitColumn),
    values: guess.values.map(({ unit, ...value }) => ({ ...value, unit: valueOf(unit) ?? null })),
    qualities: guess.qualities.map(({ text, quality }) => ({ text, quality: valueOf(quality) })),
    ...changes,
  }
}

/** What the file is read by; undefined while something is left to be said. */
export function planOfDraft(draft: Draft): CsvPlan | undefined {
  return openOf(draft).length === 0 ? (draft as CsvPlan) : undefined
}

/** What is left to be said, by the names of the plan. */
export function openOf(draft: Draft): (keyof CsvPlan)[] {
  const isOpen: Partial<Record<keyof CsvPlan, boolean>> = {
    values: !draft.values || draft.values.length === 0,
    qualities: draft.qualities.some(({ quality }) => quality === undefined),
  }
  return (Object.keys(draft) as (keyof CsvPlan)[]).filter((name) => isOpen[name] ?? draft[name] === undefined)
}
