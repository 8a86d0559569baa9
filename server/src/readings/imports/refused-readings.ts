import type { Reason, ReadingFaultCode } from '@energycockpit/contract'
import { Problem } from '../../http/problem'
import type { Faults } from './faults'

const titles: Readonly<Record<ReadingFaultCode, string>> = {
  LINE_UNREADABLE: 'The line holds no reading',
  LINE_CUT_OFF: 'The file ends within its last line',
  SERIES_UNKNOWN: 'The series is not known',
  TIME_UNREADABLE: 'The time is no instant',
  TIME_OUT_OF_RANGE: 'The time is too early or too late',
  TIME_SKIPPED: 'The clocks skip this time',
  TIME_AMBIGUOUS: 'The clocks show this time twice',
  TIME_OFF_INTERVAL: 'The time is not the start of an interval',
  VALUE_UNREADABLE: 'The value is no number',
  QUALITY_UNKNOWN: 'The quality is not known',
  CONTRADICTION: 'Two lines contradict each other',
}

/** One reason for each line that was kept, after one that says how many there were. */
export function refusedReadings(faults: Faults): Problem {
  const first: Reason = {
    code: 'READINGS_REFUSED',
    title: 'Some lines are invalid, so nothing was stored',
    detail: `${faults.count} of the lines are wrong; nothing was stored`,
  }
  const lines = faults.kept.map(({ line, code, detail }): Reason => {
    return { code, title: titles[code], detail: `line ${line}: ${detail}` }
  })
  return new Problem(400, 'READINGS_REFUSED', first.detail, { reasons: [first, ...lines] })
}
