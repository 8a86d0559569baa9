import { useQuery } from '@tanstack/react-query'
import type { BaselineStanding } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, Table, TableCell, TableNote } from '@energycockpit/ui'
import type { DateRange } from '@energycockpit/time'
import { useAnalysisLink } from '../analysis-link'
import { savedVariancePath } from '../../../documents/saved-variance-path'
import { useIsWall } from '../../wall/use-is-wall'
import type { TileProps } from '../tile'
import { differenceOf, worstAndBest } from './difference'
import { DifferenceSign } from './difference-sign'
import { standingsQuery, yearOf } from './standings-query'
import styles from '../tiles.module.css'

/** What was used against what saved baselines let expect for the weather and the days, worst first. */
export function BaselineTile(props: TileProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const linkTo = useAnalysisLink(props)
  const onWall = useIsWall()
  const standings = useQuery(standingsQuery(api, props))
  const { days } = props.month
  const columns = [
    { name: 'name', label: t('baselineTile.name') },
    { name: 'month', label: t('baselineTile.month'), isNumber: true },
    { name: 'year', label: t('baselineTile.year'), isNumber: true },
    { name: 'sign', label: t('baselineTile.sign') },
  ] as const
  return (
    <QueryContent query={standings} loading={t('overview.loading')} failed={t('overview.failed.BASELINE')}>
      {({ count, standings: found }) => {
        if (found.length === 0)
          return (
            <div className={styles.line}>
              <p className={styles.note}>{t('baselineTile.none')}</p>
              {!onWall && (
                <div>
                  <ButtonLink href={linkTo('variance-analysis', { 'o.mode': 'BASELINE' })}>
                    {t('baselineTile.open')}
                  </ButtonLink>
                </div>
              )}
            </div>
          )
        const { shown, omitted } = worstAndBest(found)
        return (
          <div className={styles.line}>
            <Table columns={columns}>
              {shown.map((standing) => (
                <Line key={standing.baselineId} standing={standing} days={days} />
              ))}
            </Table>
            <p className={styles.note}>
              {omitted > 0 && `${t('baselineTile.omitted', { count: omitted })}. `}
              {count > found.length && `${t('baselineTile.notAll', { shown: found.length, of: count })} `}
              {t('baselineTile.rule')}
            </p>
          </div>
        )
      }}
    </QueryContent>
  )
}

function Line({ standing, days }: { standing: BaselineStanding; days: DateRange }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const { name, found } = standing
  const year = { from: yearOf(days), to: days.to }
  const difference = found ? differenceOf(found.year) : undefined
  return (
    <tr>
      <th scope="row">
        <a href={savedVariancePath(basePath, standing, year)}>{name}</a>
      </th>
      <TableCell label={t('baselineTile.month')} isNumber>
        <Compared standing={standing} of="month" days={days} />
      </TableCell>
      <TableCell label={t('baselineTile.year')} isNumber>
        <Compared standing={standing} of="year" days={year} />
      </TableCell>
      <TableCell label={t('baselineTile.sign')}>
        {difference ? (
          <DifferenceSign kind={difference.kind} />
        ) : (
          t(found ? 'baselineTile.unknown' : 'baselineTile.refused')
        )}
      </TableCell>
    </tr>
  )
}

interface ComparedProps {
  standing: BaselineStanding
  of: 'month' | 'year'
  days: DateRange
}

/** A difference with its band; the days that could not be compared are said. */
function Compared({ standing, of, days }: ComparedProps) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const { found, unit } = standing
  const difference = found ? differenceOf(found[of]) : undefined
  if (!found || !difference) return '–'
  const { value, share, band } = difference
  const written = `${value > 0 ? '+' : ''}${formats.quantity(value, unit)}`
  return (
    <span className={styles.numbers}>
      <a href={savedVariancePath(basePath, standing, days)}>
        {share === undefined
          ? written
          : t('baselineTile.against', { difference: written, share: writtenChange(share, formats) })}
      </a>
      <TableNote>
        {t('baselineTile.band', { band: formats.quantity(band, unit) })}
        {found[of].compared < 0.995 &&
          ` · ${t('baselineTile.compared', { share: formats.percent(found[of].compared) })}`}
      </TableNote>
    </span>
  )
}
