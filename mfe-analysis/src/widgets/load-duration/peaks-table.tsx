import type { LoadDuration } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Checkbox } from '@energycockpit/ui'
import { columnFigures } from '../../amounts/column-figures'
import styles from './load-duration.module.css'

interface PeaksTableProps {
  duration: LoadDuration
  perDay: boolean
  onPerDay: (perDay: boolean) => void
  isOld: boolean
}

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

interface Peak {
  rank: number
  at: number
  value: number
}

/** The highest powers with date, time and zone. */
export function PeaksTable({ duration, perDay, onPerDay, isOld }: PeaksTableProps) {
  const { t, formats } = useTexts()
  const { peaks, timeZone, unit } = duration
  const rows = peaks.at.map((at, place): Peak => ({ rank: place + 1, at, value: peaks.value[place]! }))
  const { write } = columnFigures(peaks.value, unit ?? 'kW', formats)
  return (
    <div className={styles.view} aria-busy={isOld}>
      <Checkbox checked={perDay} onChange={onPerDay}>
        {t('loadDuration.perDay')}
      </Checkbox>
      <table className={styles.peaks}>
        <caption className={styles.caption}>{t('loadDuration.peaks')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('loadDuration.position')}</th>
            <th scope="col">{t('loadDuration.when')}</th>
            <th scope="col">{t('loadDuration.power')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, at, value }) => (
            <tr key={at}>
              <td>{formats.count(rank)}</td>
              <th scope="row">
                {formats.dateParts(at, timeZone, day)}, {formats.time(at, timeZone)}{' '}
                {formats.zoneName(at, timeZone)}
              </th>
              <td>{write(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
