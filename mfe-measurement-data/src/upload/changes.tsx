import type { CsvPlan, FileComparison } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Figure, FigureRow, PartialNotice, Table, TableCell } from '@energycockpit/ui'
import { localTimeWithOffset } from './local-time-with-offset'
import { placeOf } from './receiving-label'
import type { ChosenTargets } from './targets'
import styles from './upload.module.css'

interface ChangesProps {
  comparison: FileComparison
  plan: CsvPlan
  targets: ChosenTargets
}

const columns = ['series', 'changed', 'first', 'last', 'largest'] as const
/** So many series are named, those with the most changes. */
const fewSeries = 20

/** What an import adds, changes and leaves as it is, and which values that are there already become others. */
export function Changes({ comparison, plan, targets }: ChangesProps) {
  const { t, formats } = useTexts()
  const { added, changed, unchanged, late, series } = comparison
  const label = (column: (typeof columns)[number]) => t(`upload.changes.columns.${column}`)
  const time = (at: string) => localTimeWithOffset(at, plan.timeZone, formats, plan.interval === 'PT1S')
  const seriesOf = new Map([...targets.values()].map((target) => [target.series.id, target.series]))
  const changing = series.filter((one) => one.changed > 0).sort((one, other) => other.changed - one.changed)
  const figures = [
    ['added', added],
    ['changed', changed],
    ['same', unchanged],
    ...(late > 0 ? [['late', late] as const] : []),
  ] as const
  return (
    <>
      <FigureRow>
        {figures.map(([name, count]) => (
          <Figure key={name} label={t(`upload.changes.${name}`)} number={formats.count(count)} />
        ))}
      </FigureRow>
      {changed > 0 && (
        <>
          <PartialNotice>
            {t('upload.changes.replaced', { count: changed, written: formats.count(changed) })}
          </PartialNotice>
          <Table
            columns={columns.map((name) => ({ name, label: label(name), isNumber: name === 'changed' }))}
          >
            {changing.slice(0, fewSeries).map((one) => {
              const target = seriesOf.get(one.seriesId)
              const value = (number: number | null) =>
                number === null
                  ? t('upload.changes.gap')
                  : `${formats.number(number)} ${target?.unit ?? ''}`.trim()
              return (
                <tr key={one.seriesId}>
                  <th scope="row">{target ? placeOf(target) : formats.count(one.seriesId)}</th>
                  <TableCell label={label('changed')} isNumber>
                    {formats.count(one.changed)}
                  </TableCell>
                  <TableCell label={label('first')} room="all">
                    {one.firstChangedAt && (
                      <time dateTime={one.firstChangedAt}>{time(one.firstChangedAt)}</time>
                    )}
                  </TableCell>
                  <TableCell label={label('last')} room="all">
                    {one.lastChangedAt && <time dateTime={one.lastChangedAt}>{time(one.lastChangedAt)}</time>}
                  </TableCell>
                  <TableCell label={label('largest')} room="all" muted={!one.largest}>
                    {one.largest
                      ? t('upload.changes.largest', {
                          before: value(one.largest.before),
                          after: value(one.largest.after),
                          at: time(one.largest.at),
                        })
                      : t('upload.changes.notShown')}
                  </TableCell>
                </tr>
              )
            })}
          </Table>
          {changing.length > fewSeries && (
            <p className={styles.muted}>
              {t('upload.changes.more', {
                shown: formats.count(fewSeries),
                written: formats.count(changing.length),
              })}
            </p>
          )}
        </>
      )}
    </>
  )
}
