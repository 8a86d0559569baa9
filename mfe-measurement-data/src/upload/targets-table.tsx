import { useState } from 'react'
import type { CsvInterval, ReceivingSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { isSameZone } from '@energycockpit/time'
import { Button, PartialNotice, Table, TableCell, TableNote } from '@energycockpit/ui'
import { columnName } from './column-name'
import { CountedAs } from './counted-as'
import { kindOf, placeOf } from './receiving-label'
import { SeriesDialog } from './series-dialog'
import { sourceKey, type Source } from './targets'
import styles from './upload.module.css'

interface TargetsTableProps {
  sources: readonly Source[]
  headings: readonly string[]
  interval: CsvInterval
  /** What local times of the file are taken for; undefined where they are no local ones. */
  timeZone: string | undefined
  targetOf: (source: Source) => ReceivingSeries | undefined
  onChoose: (source: Source, series: ReceivingSeries | null) => void
}

const columns = ['source', 'series', 'step'] as const
const fewSources = 20

/** Which meter or column of the file goes to which series. */
export function TargetsTable(props: TargetsTableProps) {
  const { sources, headings, interval, timeZone, targetOf, onChoose } = props
  const { t, formats } = useTexts()
  const [choosing, setChoosing] = useState<Source>()
  const [all, setAll] = useState(false)
  const label = (column: (typeof columns)[number]) => t(`upload.targets.${column}`)
  const shown = all ? sources : sources.slice(0, fewSources)
  const elsewhere =
    timeZone === undefined
      ? undefined
      : sources.map(targetOf).find((series) => series && !isSameZone(series.location.timeZone, timeZone))

  return (
    <div className={styles.columns}>
      <p className={styles.muted}>{t('upload.targets.lead')}</p>
      {timeZone !== undefined && elsewhere && (
        <PartialNotice>
          {t('upload.targets.otherZone', {
            place: elsewhere.location.name,
            zone: elsewhere.location.timeZone.replaceAll('_', ' '),
            fileZone: timeZone.replaceAll('_', ' '),
          })}
        </PartialNotice>
      )}
      <Table columns={columns.map((name) => ({ name, label: label(name), labelHidden: name === 'step' }))}>
        {shown.map((source) => {
          const name = source.meter || columnName(source.column, headings, t)
          const series = targetOf(source)
          return (
            <tr key={sourceKey(source)}>
              <th scope="row">
                {name}
                {source.unit !== null && <TableNote>{` ${source.unit}`}</TableNote>}
              </th>
              <TableCell label={label('series')} room="all" muted={!series}>
                {series ? (
                  <span className={styles.lines}>
                    {placeOf(series)}
                    <TableNote>{kindOf(series, t, formats)}</TableNote>
                    <CountedAs unit={source.unit} series={series} />
                  </span>
                ) : (
                  t('upload.targets.none')
                )}
              </TableCell>
              <TableCell atEnd>
                <Button
                  look={series ? 'plain' : 'primary'}
                  onClick={() => setChoosing(source)}
                  aria-haspopup="dialog"
                  aria-label={t(series ? 'upload.targets.changeOf' : 'upload.targets.chooseFor', { name })}
                >
                  {t(series ? 'upload.targets.change' : 'upload.targets.choose')}
                </Button>
              </TableCell>
            </tr>
          )
        })}
      </Table>
      {shown.length < sources.length && (
        <p>
          <Button onClick={() => setAll(true)}>
            {t('upload.targets.all', { written: formats.count(sources.length) })}
          </Button>
        </p>
      )}
      {choosing && (
        <SeriesDialog
          name={choosing.meter || columnName(choosing.column, headings, t)}
          unit={choosing.unit}
          interval={interval}
          isChosen={targetOf(choosing) !== undefined}
          onChoose={(series) => {
            onChoose(choosing, series)
            setChoosing(undefined)
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </div>
  )
}
