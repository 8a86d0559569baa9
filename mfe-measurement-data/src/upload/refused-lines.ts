import { readingFaultCodes, type Reason, type ReadingFault } from '@energycockpit/contract'

/** The lines that a refused file was refused for, each with its fault. */
export function refusedLines(reasons: readonly Reason[]): ReadingFault[] {
  return reasons.flatMap(({ code, detail = '' }) => {
    const known = readingFaultCodes.find((each) => each === code)
    const [, line, rest] = /^line (\d+): (.*)$/s.exec(detail) ?? []
    return known && line !== undefined && rest !== undefined
      ? { line: Number(line), code: known, detail: rest }
      : []
  })
}
