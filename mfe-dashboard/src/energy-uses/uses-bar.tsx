import { energyProductTypes } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Select } from '@energycockpit/ui'
import { keepTables } from '../charts-of-address'
import { PageScope } from '../scope/page-scope'
import { yearsToChoose } from '../carbon/carbon-choice'
import { energyUsePath } from './energy-use-path'
import { rankedBy } from './rules/grouped-shares'
import { choiceOf, queryOf, thresholds, type UsesChoice } from './uses-choice'
import styles from './energy-uses.module.css'

interface UsesBarProps {
  choice: UsesChoice
  today: string
  /** Of the chosen node, once it is known. */
  name: string | undefined
}

/** What is ranked, of which days, and what candidates make up. */
export function UsesBar({ choice, today, name }: UsesBarProps) {
  const { t, formats } = useTexts()
  const { basePath, navigate } = useFeature()
  const show = (change: Partial<UsesChoice>) =>
    navigate(`${energyUsePath(basePath)}${keepTables(queryOf({ ...choice, ...change }))}`, { replace: true })
  const years = yearsToChoose(today, [typeof choice.year === 'number' ? choice.year : undefined]).map(
    (year) => ({
      value: String(year),
      label: String(year),
    }),
  )
  const group = <Value extends string>(choices: { value: Value; label: string }[]) => [{ label: '', choices }]
  return (
    <div className={styles.bar}>
      <PageScope nodeId={choice.nodeId} name={name} onChange={(nodeId) => show({ nodeId })} />
      <Select
        label={t('energyUses.by')}
        groups={group(rankedBy.map((value) => ({ value, label: t(`energyUses.rankedBy.${value}`) })))}
        value={choice.by}
        onChange={(by) => show({ by })}
      />
      <Select
        label={t('energyUses.carrier')}
        groups={group([
          { value: 'ALL', label: t('energyUses.allCarriers') },
          ...energyProductTypes.map((value) => ({ value, label: t(`overview.products.${value}`) })),
        ])}
        value={choice.by === 'CARRIER' ? 'ALL' : (choice.productType ?? 'ALL')}
        disabled={choice.by === 'CARRIER'}
        onChange={(value) => show({ productType: energyProductTypes.find((one) => one === value) })}
      />
      <Select
        label={t('energyUses.period')}
        groups={group([
          { value: 'LAST', label: t('energyUses.lastMonths') },
          { value: 'MONTH', label: t('energyUses.thisMonth') },
          ...years,
        ])}
        value={choice.year === undefined ? 'LAST' : String(choice.year)}
        onChange={(value) => show({ year: choiceOf(`year=${value}`).year })}
      />
      <Select
        label={t('energyUses.threshold')}
        groups={group(
          thresholds.map((value) => ({ value: String(value), label: formats.percent(value / 100) })),
        )}
        value={String(choice.threshold)}
        onChange={(value) => show({ threshold: Number(value) })}
      />
    </div>
  )
}
