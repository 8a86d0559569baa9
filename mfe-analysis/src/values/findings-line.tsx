import { useQuery } from '@tanstack/react-query'
import {
  findingKinds,
  type MeasurementSeries,
  type MeteringPoint,
  type SeriesValues,
} from '@energycockpit/contract'
import { localTime, useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { findingsQuery } from '../point/findings-query'
import styles from './values.module.css'

interface FindingsLineProps {
  point: MeteringPoint
  series: MeasurementSeries
  values: SeriesValues
}

/** What the checks found in the series over the period, in a line, and the way to where it is explained. */
export function FindingsLine({ point, series, values: { from, to, timeZone } }: FindingsLineProps) {
  const { t, formats } = useTexts()
  const { api, basePath } = useFeature()
  const findings = useQuery(findingsQuery(api, point.id, { from, to }))
  if (findings.isError) return <p className={styles.completeness}>{t('findings.unknown')}</p>
  const own = findings.data?.series.find(({ seriesId }) => seriesId === series.id)
  if (!own) return null
  if (own.count === 0)
    return (
      <p className={styles.completeness}>{t(own.checkedAt === null ? 'findings.notYet' : 'findings.none')}</p>
    )

  const kinds = findingKinds.flatMap((kind) => {
    const count = own.kind.filter((each) => each === kind).length
    return count === 0 ? [] : `${formats.count(count)} × ${t(`findings.kind.${kind}`)}`
  })
  const year = localTime(Date.parse(to) - 1, timeZone).year
  const query = new URLSearchParams({ series: String(series.id), year: String(year) })
  const href = `${basePath}/analysis/measurement-series/${encodeURIComponent(point.id)}?${query.toString()}`
  return (
    <p className={styles.completeness}>
      {t('findings.some', { count: own.count, written: formats.count(own.count), kinds: kinds.join(', ') })}{' '}
      <a href={href}>{t('findings.explain')}</a>
    </p>
  )
}
