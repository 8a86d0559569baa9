import { readingQualities, type ReadingQuality } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import type { Changes, Draft } from './draft'
import type { Preview } from './use-preview'
import styles from './upload.module.css'

interface QualityRulesProps {
  draft: Draft
  faults: Preview['faults']
  onChange: (changes: Changes) => void
}

/** What the marks in the columns of qualities mean; also those that were met and mean nothing yet. */
export function QualityRules({ draft: { qualities }, faults, onChange }: QualityRulesProps) {
  const { t } = useTexts()
  const known = new Map<string, ReadingQuality | undefined>(
    faults.filter(({ code }) => code === 'QUALITY_UNKNOWN').map(({ text }) => [text, undefined]),
  )
  for (const { text, quality } of qualities) known.set(text, quality)
  if (known.size === 0) return null

  const say = (text: string, quality: ReadingQuality) =>
    onChange({
      qualities: [...qualities.filter((each) => each.text !== text), { text, quality }],
    })
  return (
    <fieldset className={styles.marks}>
      <legend className={styles.legend}>{t('upload.quality.title')}</legend>
      <div className={styles.grid}>
        {[...known].map(([text, quality]) => (
          <Select<ReadingQuality | ''>
            key={text}
            label={t('upload.quality.mark', { mark: text })}
            groups={[
              {
                label: '',
                choices: [
                  ...(quality === undefined
                    ? [{ value: '' as const, label: t('upload.reading.choose'), disabled: true }]
                    : []),
                  ...readingQualities.map((value) => ({ value, label: t(`upload.quality.${value}`) })),
                ],
              },
            ]}
            value={quality ?? ''}
            onChange={(chosen) => chosen !== '' && say(text, chosen)}
          />
        ))}
      </div>
    </fieldset>
  )
}
