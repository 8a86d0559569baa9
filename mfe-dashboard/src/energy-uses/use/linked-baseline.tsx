import type { Baseline } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import styles from '../energy-uses.module.css'

/** A saved baseline; undefined: it is no longer there. */
export function LinkedBaseline({ baseline }: { baseline: Baseline | undefined }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  if (!baseline) return <p>{t('energyUses.baselineGone')}</p>
  const options = { 'o.mode': 'BASELINE', 'o.baseline': 'SAVED', 'o.saved': baseline.id }
  const latest = baseline.versions[0]
  return (
    <div className={styles.linked}>
      <a href={`${basePath}/analysis/variance-analysis?${new URLSearchParams(options)}`}>{baseline.name}</a>
      {latest && (
        <span className={styles.note}>
          {t('energyUses.baselineVersion', {
            version: latest.version,
            when: formats.period(`${latest.baselineFrom}T00:00:00Z`, `${latest.baselineTo}T00:00:00Z`, 'UTC'),
          })}
        </span>
      )}
    </div>
  )
}
