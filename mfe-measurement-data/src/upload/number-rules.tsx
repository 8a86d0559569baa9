import { decimalSigns, thousandsSigns, type CsvGuess } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import type { Changes, Draft } from './draft'
import { RuleChoice } from './rule-choice'

interface NumberRulesProps {
  guess: CsvGuess
  draft: Draft
  onChange: (changes: Changes) => void
}

const maxHeadings = 20

/** How numbers are written, and where they begin. */
export function NumberRules({ guess, draft, onChange }: NumberRulesProps) {
  const { t, formats } = useTexts()
  const headings = Math.max(maxHeadings, guess.headingLines)
  return (
    <>
      <RuleChoice
        name="headingLines"
        guess={{ sure: 'certain', value: String(guess.headingLines), others: [] }}
        value={String(draft.headingLines)}
        choices={Array.from({ length: headings + 1 }, (_, count) => String(count))}
        labelOf={(count) =>
          t('upload.headings', { count: Number(count), written: formats.count(Number(count)) })
        }
        onChange={(count) => onChange({ headingLines: Number(count) })}
      />
      <RuleChoice
        name="decimalSign"
        guess={guess.decimalSign}
        value={draft.decimalSign}
        choices={decimalSigns}
        onChange={(decimalSign) => onChange({ decimalSign })}
      />
      <RuleChoice
        name="thousandsSign"
        guess={guess.thousandsSign}
        value={draft.thousandsSign}
        choices={thousandsSigns}
        onChange={(thousandsSign) => onChange({ thousandsSign })}
      />
    </>
  )
}
