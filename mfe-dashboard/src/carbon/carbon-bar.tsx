import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Select } from '@energycockpit/ui'
import { PageScope } from '../scope/page-scope'
import { queryOf, yearsToChoose } from './carbon-choice'
import type { CarbonChoice } from './carbon-query'
import styles from './carbon.module.css'

interface CarbonBarProps {
  choice: CarbonChoice
  today: string
  /** Of the chosen node, once it is known. */
  name: string | undefined
}

/** What is reported, of which year, and against which. */
export function CarbonBar({ choice, today, name }: CarbonBarProps) {
  const { t } = useTexts()
  const { basePath, navigate } = useFeature()
  const show = (change: Partial<CarbonChoice>) =>
    navigate(`${basePath}/enms/carbon?${queryOf({ ...choice, ...change })}`)
  const years = yearsToChoose(today, [choice.year, choice.baseYear])
  const choices = years.map((year) => ({ value: String(year), label: String(year) }))
  return (
    <div className={styles.bar}>
      <PageScope nodeId={choice.nodeId} name={name} onChange={(nodeId) => show({ nodeId })} />
      <Select
        label={t('carbon.year')}
        groups={[{ label: '', choices }]}
        value={String(choice.year)}
        onChange={(year) => show({ year: Number(year) })}
      />
      <Select
        label={t('carbon.baseYear')}
        groups={[
          {
            label: '',
            choices: [
              { value: 'none', label: t('carbon.noBaseYear') },
              ...choices.filter(({ value }) => value !== String(choice.year)),
            ],
          },
        ]}
        value={choice.baseYear === undefined ? 'none' : String(choice.baseYear)}
        onChange={(year) => show({ baseYear: year === 'none' ? undefined : Number(year) })}
      />
    </div>
  )
}
