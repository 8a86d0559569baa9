import type { ReadingImport, ReceivingSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { ButtonLink } from '@energycockpit/ui'
import { dateRangeOf } from '@energycockpit/time'
import { placeOf } from './receiving-label'

interface ResultLinksProps {
  readingImport: Pick<ReadingImport, 'firstAt' | 'lastAt'>
  series: readonly ReceivingSeries[]
}

/** So many metering points are named; the others are found in the hierarchy. */
const fewSeries = 3
const day = 86_400_000

/** Where the imported values are seen, for those who may see values. */
export function ResultLinks({ readingImport: { firstAt, lastAt }, series }: ResultLinksProps) {
  const { t } = useTexts()
  const { basePath, menu } = useFeature()
  if (firstAt === null || lastAt === null || !offers(menu, `${basePath}/analysis`)) return null
  return series.slice(0, fewSeries).map((each) => {
    const { meteringPoint, location, id } = each
    const period = { from: new Date(firstAt), to: new Date(Date.parse(lastAt) + day) }
    const { from, to } = dateRangeOf(period, location.timeZone)
    const query = new URLSearchParams({ point: meteringPoint.id, series: String(id), from, to })
    return (
      <span key={id}>
        <ButtonLink href={`${basePath}/analysis?${query.toString()}`}>
          {t('upload.result.toChart', { place: placeOf(each) })}
        </ButtonLink>{' '}
        <ButtonLink
          look="quiet"
          href={`${basePath}/analysis/measurement-series/${encodeURIComponent(meteringPoint.id)}?series=${id}&year=${from.slice(0, 4)}`}
        >
          {t('upload.result.toSeries')}
        </ButtonLink>
      </span>
    )
  })
}
