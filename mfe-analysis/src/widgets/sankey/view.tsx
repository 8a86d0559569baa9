import { useMemo } from 'react'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, Panel, PartialNotice, Select } from '@energycockpit/ui'
import type { WidgetProps } from '../widget'
import { flowsChoice, levels, mostObjects } from './flows-choice'
import { useFlows } from './flows-query'
import { FlowsResult } from './flows-result'
import styles from './sankey.module.css'

/** More names make no title. */
const mostNames = 3

/** How what is taken of a product spreads over units, locations and meters, and what of it is lost. */
export default function Sankey({ choice, onChange, chosen, range, period, timeZone }: WidgetProps) {
  const { t } = useTexts()
  const settings = useMemo(() => flowsChoice(choice, chosen), [choice, chosen])
  const { products, product, further } = settings
  const query = useFlows({ ...settings, range })
  const set = (options: Record<string, string>) => onChange({ options: { ...choice.options, ...options } })

  if (product === undefined)
    return (
      <Panel>
        <EmptyState title={t('sankey.nothing')}>{t('sankey.nothingDetail')}</EmptyState>
      </Panel>
    )
  const isOtherProduct = choice.productType !== undefined && choice.productType !== product
  const isFiltered = isOtherProduct || Object.keys(choice.filters).length > 0
  const names = chosen.objects.map((one) => one.name)
  const rest = names.length > mostNames ? names.length - mostNames + 1 : 0
  const named = rest > 0 ? [...names.slice(0, -rest), t('sankey.others', { count: rest })] : names
  const name = named.join(', ') || t('node.all')
  return (
    <Panel>
      <div className={styles.view} aria-busy={query.isOld}>
        <div className={styles.bar}>
          <Select
            label={t('sankey.product')}
            groups={[
              { label: '', choices: products.map((value) => ({ value, label: t(`product.${value}`) })) },
            ]}
            value={product}
            onChange={(value) => set({ product: value })}
          />
          <Select
            label={t('sankey.levels')}
            groups={[
              {
                label: '',
                choices: levels.map((value) => ({
                  value,
                  label: value === 'all' ? t('sankey.allLevels') : value,
                })),
              },
            ]}
            value={settings.levels}
            onChange={(value) => set({ levels: value })}
          />
        </div>
        {further > 0 && (
          <PartialNotice>{t('sankey.further', { count: further, most: mostObjects })}</PartialNotice>
        )}
        {isFiltered && <PartialNotice kind="information">{t('sankey.filters')}</PartialNotice>}
        <QueryContent query={query} loading={t('sankey.loading')} failed={t('sankey.failed')} lines={12}>
          {(found) =>
            found.every(({ links }) => links.length === 0) ? (
              <EmptyState title={t('sankey.none')}>
                {t(choice.pointId === undefined ? 'sankey.noneDetail' : 'sankey.noneOfPoint')}
              </EmptyState>
            ) : (
              <FlowsResult roots={settings.roots} {...{ found, choice, product, name, period, timeZone }} />
            )
          }
        </QueryContent>
      </div>
    </Panel>
  )
}
