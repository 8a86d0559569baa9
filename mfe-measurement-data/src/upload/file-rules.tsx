import { csvEncodings, csvSeparators, type CsvGuess, type CsvPlan } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Panel, PartialNotice } from '@energycockpit/ui'
import { ColumnsTable } from './columns-table'
import type { Changes, Draft } from './draft'
import { NumberRules } from './number-rules'
import { QualityRules } from './quality-rules'
import { RuleChoice } from './rule-choice'
import { TimeRules } from './time-rules'
import type { Preview, FileSettings } from './use-preview'
import styles from './upload.module.css'

interface FileRulesProps {
  guess: CsvGuess
  rows: Preview['rows']
  faults: Preview['faults']
  draft: Draft
  open: readonly (keyof CsvPlan)[]
  onSay: (said: FileSettings) => void
  onChange: (changes: Changes) => void
}

/** How the file is read: what was guessed, and what somebody says otherwise. */
export function FileRules({ guess, rows, faults, draft, open, onSay, onChange }: FileRulesProps) {
  const { t } = useTexts()
  const names = open.map((name) => t(`upload.rules.${name}`))
  return (
    <Panel title={t('upload.reading.title')}>
      <div className={styles.rules}>
        <div role="status">
          {open.length > 0 ? (
            <PartialNotice>{t('upload.reading.open', { names: names.join(', ') })}</PartialNotice>
          ) : (
            <p className={styles.muted}>{t('upload.reading.guessed')}</p>
          )}
        </div>
        <div className={styles.grid}>
          <RuleChoice
            name="separator"
            guess={guess.separator}
            value={draft.separator}
            choices={csvSeparators}
            onChange={(separator) => onSay({ separator })}
          />
          <RuleChoice
            name="encoding"
            guess={guess.encoding}
            value={draft.encoding}
            choices={csvEncodings}
            onChange={(encoding) => onSay({ encoding })}
          />
          <NumberRules guess={guess} draft={draft} onChange={onChange} />
          <TimeRules guess={guess} draft={draft} onChange={onChange} />
        </div>
        <QualityRules draft={draft} faults={faults} onChange={onChange} />
        <ColumnsTable guess={guess} rows={rows} draft={draft} onChange={onChange} />
      </div>
    </Panel>
  )
}
