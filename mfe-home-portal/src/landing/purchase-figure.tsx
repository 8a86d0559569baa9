import type { PurchaseOfWeek } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { carrierOfProduct, CarrierSign, Icon } from '@energycockpit/ui'
import { changeOf } from './change-of'
import styles from './purchase-figure.module.css'

/** What was bought of one product, more or less than in the week before, and how much of it is known. */
export function PurchaseFigure({ purchase }: { purchase: PurchaseOfWeek }) {
  const { t, formats } = useTexts()
  const { productType, unit, value, comparison, meteringPoints, complete } = purchase
  const { number, unit: shownUnit } =
    value === null ? { number: '–', unit: '' } : formats.quantityParts(value, unit)
  const change = changeOf(comparison)
  return (
    <div className={styles.purchase}>
      <dt className={styles.name}>
        <CarrierSign carrier={carrierOfProduct[productType]} />
        {t(`products.${productType}`)}
      </dt>
      <dd className={styles.value}>
        {number}
        {shownUnit && <span className={styles.unit}>{`\u00a0${shownUnit}`}</span>}
      </dd>
      <dd>
        {change === undefined ? (
          t('week.incomparable')
        ) : (
          <>
            <strong className={styles.change}>
              {change > 0 && '+'}
              {formats.percent(change, 1)}
            </strong>{' '}
            {t('week.change')}
          </>
        )}
      </dd>
      <dd className={styles.note}>
        {complete < meteringPoints && <Icon glyph="warning" className={styles.warning} />}
        <span>
          <Quality purchase={purchase} />
          {change !== undefined && comparison && comparison.meteringPoints < meteringPoints && (
            <> {t('week.compared', { count: comparison.meteringPoints })}</>
          )}
        </span>
      </dd>
    </div>
  )
}

function Quality({ purchase }: { purchase: PurchaseOfWeek }) {
  const { t, formats } = useTexts()
  const { meteringPoints, complete, measured, estimated } = purchase
  if (complete < meteringPoints)
    return t('week.missing', {
      missing: formats.count(meteringPoints - complete),
      count: meteringPoints,
      share: formats.percent(measured),
    })
  return estimated > 0
    ? t('week.estimated', { count: meteringPoints, share: formats.percent(estimated) })
    : t('week.complete', { count: meteringPoints })
}
