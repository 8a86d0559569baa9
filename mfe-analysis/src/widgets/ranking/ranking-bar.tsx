import type { RankedProductType } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import type { Choice } from '../../choice/choice'
import type { ChangeChoice } from '../../choice/use-choice'
import { bys, levels, orders, pers, type RankingOptions } from './ranking-query'
import styles from './ranking.module.css'

interface RankingBarProps {
  choice: Choice
  options: RankingOptions
  onChange: ChangeChoice
  products: readonly RankedProductType[]
  /** The one that is shown; null: there is nothing of any; undefined: not known yet. */
  productType: RankedProductType | null | undefined
  isCompared: boolean
}

/** What is ranked, of which product, by what and in which order. */
export function RankingBar({
  choice,
  options,
  onChange,
  products,
  productType,
  isCompared,
}: RankingBarProps) {
  const { t } = useTexts()
  const { level, by, order, per } = options
  const option = (name: keyof RankingOptions, value: string, values: readonly string[]) => (
    <Select
      label={t(`ranking.${name}Label`)}
      groups={[
        { label: '', choices: values.map((one) => ({ value: one, label: t(`ranking.${name}.${one}`) })) },
      ]}
      value={value}
      onChange={(chosen) => onChange({ options: { ...choice.options, [name]: chosen } })}
    />
  )
  return (
    <div className={styles.bar}>
      {productType !== null && (
        <Select
          className={styles.product}
          disabled={productType === undefined}
          label={t('filters.productType.label')}
          groups={[
            {
              label: '',
              // The shown one, too, where there is nothing of it.
              choices:
                productType === undefined
                  ? [{ value: '', label: '…' }]
                  : [...new Set([...products, productType])].map((value) => ({
                      value,
                      label: t(`filters.productType.${value}`),
                    })),
            },
          ]}
          value={productType ?? ''}
          onChange={(chosen) => chosen !== '' && onChange({ productType: chosen })}
        />
      )}
      {option('level', level, Object.keys(levels))}
      {option('per', per, Object.keys(pers))}
      {option(
        'by',
        by,
        Object.keys(bys).filter((one) => {
          const isOfChange = one === 'change' || one === 'changeShare'
          return isOfChange ? isCompared : one === 'purchase' || per !== 'weather'
        }),
      )}
      {option('order', order, Object.keys(orders))}
    </div>
  )
}
