import { csvClocks, csvIntervals, csvTimeFormats, csvTimeNames, type CsvGuess } from '@energycockpit/contract'
import type { Changes, Draft } from './draft'
import { RuleChoice } from './rule-choice'
import { timeZones } from './time-zones'

interface TimeRulesProps {
  guess: CsvGuess
  draft: Draft
  onChange: (changes: Changes) => void
}

/** How times are written, and what they mean. */
export function TimeRules({ guess, draft, onChange }: TimeRulesProps) {
  return (
    <>
      <RuleChoice
        name="timeFormat"
        guess={guess.timeFormat}
        value={draft.timeFormat}
        choices={csvTimeFormats}
        onChange={(timeFormat) => onChange({ timeFormat })}
      />
      <RuleChoice
        name="clock"
        guess={guess.clock}
        value={draft.clock}
        choices={csvClocks}
        onChange={(clock) => onChange({ clock })}
      />
      <RuleChoice
        name="timeZone"
        guess={guess.timeZone}
        value={draft.timeZone}
        choices={timeZones(draft.timeZone)}
        labelOf={(zone) => zone.replaceAll('_', ' ')}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      <RuleChoice
        name="names"
        guess={guess.names}
        value={draft.names}
        choices={csvTimeNames}
        onChange={(names) => onChange({ names })}
      />
      <RuleChoice
        name="interval"
        guess={guess.interval}
        value={draft.interval}
        choices={csvIntervals}
        onChange={(interval) => onChange({ interval })}
      />
    </>
  )
}
