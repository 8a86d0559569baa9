import { isCallError } from '@energycockpit/api-client'
import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { Button, ButtonLink, EmptyState } from '@energycockpit/ui'
import { nodeQuery } from '@energycockpit/hierarchy'
import type { ShownAs } from '../choice/shown-as'
import { shownNameKey } from '../choice/shown-name'
import { useCanSetFactors } from './use-can-set-factors'
import styles from './values.module.css'

interface MissingBasisProps {
  point: MeteringPoint
  series: MeasurementSeries
  shown: ShownAs
  reason: MissingReason
  onShowAsRecorded: () => void
}

const reasons = [
  'FACTOR_UNKNOWN',
  'FLOOR_AREA_UNKNOWN',
  'REFERENCE_QUANTITY_UNKNOWN',
  'NOT_DERIVABLE',
] as const
export type MissingReason = (typeof reasons)[number]

/** What the server lacks to calculate what is requested; undefined where something else went wrong. */
export function missingReason(error: unknown): MissingReason | undefined {
  const code = isCallError(error) && error.kind === 'refused' ? error.reasons[0]?.code : undefined
  return reasons.find((each) => each === code)
}

/**
 * Says what is missing to show values as something else, and where it is entered; who else can enter it is said only to
 * those who cannot.
 */
export function MissingBasis({ point, series, shown, reason, onShowAsRecorded }: MissingBasisProps) {
  const { t } = useTexts()
  const { basePath, menu } = useFeature()
  const what =
    shown.as === undefined ? t(`quantity.${series.quantity}`) : t(shownNameKey(shown.as, series.direction))
  const isOfArea = reason === 'FLOOR_AREA_UNKNOWN'
  const isOfQuantity = reason === 'REFERENCE_QUANTITY_UNKNOWN'
  const isOfLocation = isOfArea || isOfQuantity
  const canSetFactors = useCanSetFactors(isOfLocation ? undefined : point.id)
  const canSet = isOfLocation ? offers(menu, `${basePath}/organization/import`) : canSetFactors
  const title = isOfArea ? 'titlePerArea' : isOfQuantity ? 'titlePerQuantity' : 'title'
  return (
    <div role="status">
      <EmptyState
        title={t(`missing.${title}`, { what, per: shown.per && t(`shownAs.per.${shown.per}`) })}
        glyph="information"
        action={
          <div className={styles.ways}>
            <Button onClick={onShowAsRecorded}>{t('missing.asRecorded')}</Button>
            {isOfLocation ? (
              canSet && (
                <ButtonLink href={`${basePath}/organization/hierarchy?${nodeQuery(point.location.id)}`}>
                  {t('missing.toSetArea')}
                </ButtonLink>
              )
            ) : (
              <ButtonLink href={`${basePath}/measurement-data/conversion-factors?${nodeQuery(point.id)}`}>
                {t(canSet ? 'missing.toSet' : 'links.toFactors')}
              </ButtonLink>
            )}
          </div>
        }
      >
        <p>{lack()}</p>
        {canSet !== undefined && (
          <p>
            {isOfLocation
              ? t(canSet ? 'missing.setArea' : 'missing.whoArea')
              : t(canSet ? 'missing.setIt' : 'missing.who')}
          </p>
        )}
      </EmptyState>
    </div>
  )

  function lack() {
    if (isOfArea) return t('missing.area', { location: point.location.name })
    if (isOfQuantity) return t('missing.quantity', { location: point.location.name })
    if (reason === 'NOT_DERIVABLE') return t('missing.unfit')
    const product = [
      t(`product.${point.productType}`),
      ...(series.direction === null ? [] : [t(`direction.${series.direction}`)]),
    ].join(', ')
    const ofGas = series.quantity === 'VOLUME' && point.productType === 'GAS' ? 'Gas' : ''
    return t(`missing.factor${ofGas}.${shown.as}`, { product })
  }
}
