import { useQuery } from '@tanstack/react-query'
import type { ConsumedProductType } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { carrierOfProduct, CarrierSign } from '@energycockpit/ui'
import { forecastQuery } from '../overview-queries'
import { useAnalysisLink } from './analysis-link'
import type { TileProps } from './tile'
import { useConsumption } from './use-consumption'
import { useMeters } from './use-meters'
import styles from './tiles.module.css'

/** What will have been used of each kind of energy by the end of the month. */
export function ForecastTile(props: TileProps) {
  const { t } = useTexts()
  const consumption = useConsumption(props)
  return (
    <QueryContent query={consumption} loading={t('overview.loading')} failed={t('overview.failed.FORECAST')}>
      {({ products }) => {
        const energy = products.filter(({ unit }) => unit === 'kWh')
        if (energy.length === 0) return <p className={styles.note}>{t('overview.noMeters')}</p>
        return (
          <ul className={styles.lines}>
            {energy.map(({ productType }) => (
              <OfProduct key={productType} {...props} productType={productType} />
            ))}
          </ul>
        )
      }}
    </QueryContent>
  )
}

function OfProduct({ productType, ...props }: TileProps & { productType: ConsumedProductType }) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const linkTo = useAnalysisLink(props)
  const { meters, series } = useMeters(props.nodeId, productType)
  const forecast = useQuery({ ...forecastQuery(api, series, props.today), enabled: series.length > 0 })
  const product = t(`overview.products.${productType}`)
  const failed = t('overview.noForecastOf', { product: t(`actions.products.${productType}`) })
  return (
    <li className={styles.line}>
      <a className={styles.name} href={linkTo('forecast', { product: productType })}>
        <CarrierSign carrier={carrierOfProduct[productType]} />
        {product}
      </a>
      <QueryContent query={meters} loading={t('overview.loading')} failed={failed}>
        {({ isTooMany }) =>
          series.length === 0 ? (
            <span className={styles.note}>
              {t(isTooMany ? 'overview.tooManyMeters' : 'overview.noForecast')}
            </span>
          ) : (
            <QueryContent query={forecast} loading={t('overview.forecasting')} failed={failed}>
              {(found) => {
                const { expected, lower, upper } = found.total
                if (expected === null || lower === null || upper === null)
                  return <span className={styles.note}>{t('overview.noForecast')}</span>
                const before = found.previous.value
                const refused = found.meters.filter(({ refusal }) => refusal !== null).length
                return (
                  <>
                    <span className={styles.figure}>{formats.quantity(expected, found.unit)}</span>
                    <span>
                      {t('overview.between', {
                        lower: formats.quantity(lower, found.unit),
                        upper: formats.quantity(upper, found.unit),
                      })}
                    </span>
                    <span className={styles.note}>
                      {before === null || before === 0
                        ? t('overview.incomparable')
                        : t('overview.againstMonth', {
                            change: writtenChange(expected / before - 1, formats),
                          })}
                      {refused > 0 && ` · ${t('overview.withoutForecast', { count: refused })}`}
                    </span>
                  </>
                )
              }}
            </QueryContent>
          )
        }
      </QueryContent>
    </li>
  )
}
