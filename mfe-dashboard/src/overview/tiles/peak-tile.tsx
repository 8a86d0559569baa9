import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { peakQuery } from '../overview-queries'
import { Against } from './against'
import { useAnalysisLink } from './analysis-link'
import type { TileProps } from './tile'
import { useConsumption } from './use-consumption'
import { useMeters } from './use-meters'
import styles from './tiles.module.css'

/** The highest electrical power of the month, when it was, and that of the same days of the year before. */
export function PeakTile(props: TileProps) {
  const { t } = useTexts()
  const consumption = useConsumption(props)
  return (
    <QueryContent query={consumption} loading={t('overview.loading')} failed={t('overview.failed.PEAK')}>
      {({ products, timeZone }) =>
        products.some(({ productType }) => productType === 'ELECTRICITY') ? (
          <Peak {...props} timeZone={timeZone} />
        ) : (
          <p className={styles.note}>{t('overview.noElectricity')}</p>
        )
      }
    </QueryContent>
  )
}

function Peak({ timeZone, ...props }: TileProps & { timeZone: string }) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const linkTo = useAnalysisLink(props)
  const { meters, series } = useMeters(props.nodeId, 'ELECTRICITY')
  const enabled = series.length > 0
  const now = useQuery({ ...peakQuery(api, { series, timeZone }, props.month.days), enabled })
  const before = useQuery({ ...peakQuery(api, { series, timeZone }, props.month.before), enabled })
  const failed = t('overview.failed.PEAK')
  return (
    <QueryContent query={meters} loading={t('overview.loading')} failed={failed}>
      {({ isTooMany }) =>
        !enabled ? (
          <p className={styles.note}>{t(isTooMany ? 'overview.tooManyMeters' : 'overview.noElectricity')}</p>
        ) : (
          <QueryContent query={now} loading={t('overview.loading')} failed={failed}>
            {({ peaks, unit, interval }) => {
              const [value, at] = [peaks.value[0], peaks.at[0]]
              if (value === undefined || at === undefined || unit === null)
                return <p className={styles.note}>{t('overview.noPeak')}</p>
              const earlier = before.data?.peaks.value[0]
              const { number, unit: shownUnit } = formats.quantityParts(value, unit)
              return (
                <div className={styles.line}>
                  <a className={styles.figure} href={linkTo('load-duration', { product: 'ELECTRICITY' })}>
                    {`${number}\u00a0${shownUnit}`}
                  </a>
                  <span>
                    {formats.dateTime(at, timeZone)}
                    {interval !== null && ` (${t(`overview.meanOf.${interval}`)})`}
                  </span>
                  <Against before={before} change={earlier ? value / earlier - 1 : undefined} />
                </div>
              )
            }}
          </QueryContent>
        )
      }
    </QueryContent>
  )
}
