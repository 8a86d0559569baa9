import type { MeasurementSeries, SeriesRules, SeriesRulesResponse } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { rulesInWords } from './rules-in-words'
import styles from '../series-page.module.css'

interface RulesInForceProps {
  series: MeasurementSeries
  answer: SeriesRulesResponse
  timeZone: string
}

/** Each rule in words; those that nobody has set are said to be the default. */
export function RulesInForce({ series, answer, timeZone }: RulesInForceProps) {
  const { t, formats, locale } = useTexts()
  const said = rulesInWords({ ...answer, series, timeZone }, { t, formats, locale })
  const isDefault = (rule: keyof SeriesRules) => !answer.own.includes(rule)
  return (
    <dl className={styles.rules}>
      {said.map(({ rule, words }) => (
        <div key={rule}>
          <dt>{t(`rules.name.${rule}`)}</dt>
          {words.map((line, place) => (
            <dd key={line}>
              {line}
              {place === words.length - 1 && isDefault(rule) && (
                <span className={styles.note}> {t('rules.isDefault')}</span>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
