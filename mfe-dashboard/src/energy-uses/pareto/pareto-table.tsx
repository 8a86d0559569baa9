import { useState } from 'react'
import type { EnergyUse } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import type { DateRange } from '@energycockpit/time'
import { Button, carrierOfProduct, CarrierSign, Table, TableCell, TableNote } from '@energycockpit/ui'
import { energyUsePath } from '../energy-use-path'
import { documentedOf, whatOfRow } from '../rules/documented'
import type { SharedEnergy } from '../rules/grouped-shares'
import type { ParetoRow } from '../rules/pareto'
import { VerdictBadge } from '../verdict-badge'
import type { NamedShare } from './named-share'
import { useExplanation } from './use-explanation'
import styles from '../energy-uses.module.css'

/** More are shown when somebody asks. */
const shownFirst = 20
/** Of less than this a row may rank too low. */
const leastKnown = 0.95

export type NamedRow = ParetoRow<NamedShare & SharedEnergy>

interface ParetoTableProps {
  rows: readonly NamedRow[]
  nodeId: string | undefined
  /** The node that is shown; null: all of one business; undefined: all of several. */
  scope: string | null | undefined
  days: DateRange
  /** What is documented already; undefined: not known yet. */
  uses: readonly EnergyUse[] | undefined
  /** Documents what is decided of a row; absent: nobody who looks may. */
  onJudge: ((row: NamedRow) => void) | undefined
}

/** The ranking, a line for each use, with what was decided of it. */
export function ParetoTable({ rows, nodeId, scope, days, uses, onJudge }: ParetoTableProps) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const [showsAll, setShowsAll] = useState(false)
  const linkTo = useExplanation(nodeId, days)
  const columns = [
    { name: 'what', label: t('energyUses.what') },
    { name: 'rank', label: t('energyUses.rank'), isNumber: true },
    { name: 'energy', label: t('energyUses.energy'), isNumber: true },
    { name: 'share', label: t('energyUses.share'), isNumber: true },
    { name: 'cumulative', label: t('energyUses.cumulative'), isNumber: true },
    { name: 'cost', label: t('energyUses.cost'), isNumber: true },
    { name: 'known', label: t('energyUses.known'), isNumber: true },
    { name: 'verdict', label: t('energyUses.verdict') },
  ] as const
  const percent = (share: number | null, digits = 1) =>
    share === null ? '–' : formats.percent(share, digits)
  return (
    <>
      <Table columns={columns}>
        {(showsAll ? rows : rows.slice(0, shownFirst)).map((row) => {
          const { item, rank, share, cumulative, isCandidate } = row
          const what = whatOfRow(item.what, scope)
          const documented = documentedOf(what, uses ?? [])
          return (
            <tr key={item.key}>
              <th scope="row">
                <span className={styles.cell}>
                  <span className={styles.name}>
                    {item.what.productType !== null && (
                      <CarrierSign carrier={carrierOfProduct[item.what.productType]} />
                    )}
                    <a href={linkTo(item)}>{item.name}</a>
                  </span>
                  <TableNote>
                    {[item.note, isCandidate && t('energyUses.candidate')].filter(Boolean).join(' · ')}
                  </TableNote>
                </span>
              </th>
              <TableCell label={t('energyUses.rank')} isNumber>
                {rank ?? '–'}
              </TableCell>
              <TableCell label={t('energyUses.energy')} isNumber bad={item.value !== null && item.value < 0}>
                {item.value === null ? '–' : formats.quantity(item.value, 'kWh')}
              </TableCell>
              <TableCell label={t('energyUses.share')} isNumber>
                {percent(share)}
              </TableCell>
              <TableCell label={t('energyUses.cumulative')} isNumber>
                {percent(cumulative)}
              </TableCell>
              <TableCell label={t('energyUses.cost')} isNumber>
                {item.cost === null ? (
                  '–'
                ) : (
                  <>
                    {formats.quantity(item.cost.value, item.cost.currency)}
                    {item.cost.priced < 0.995 && (
                      <TableNote>
                        {t('energyUses.priced', { share: formats.percent(item.cost.priced) })}
                      </TableNote>
                    )}
                  </>
                )}
              </TableCell>
              <TableCell
                label={t('energyUses.known')}
                isNumber
                bad={item.known !== null && item.known < leastKnown}
              >
                {percent(item.known, 0)}
              </TableCell>
              <TableCell label={t('energyUses.verdict')}>
                {documented ? (
                  <a
                    href={energyUsePath(basePath, documented.id)}
                    aria-label={t('energyUses.verdictOf', {
                      verdict: t(`energyUses.verdicts.${documented.verdict}`),
                      name: item.name,
                    })}
                  >
                    <VerdictBadge verdict={documented.verdict} />
                  </a>
                ) : onJudge && uses && what ? (
                  <Button
                    aria-haspopup="dialog"
                    aria-label={t('energyUses.judgeOf', { name: item.name })}
                    onClick={() => onJudge(row)}
                  >
                    {t('energyUses.judge')}
                  </Button>
                ) : (
                  '–'
                )}
              </TableCell>
            </tr>
          )
        })}
      </Table>
      {!showsAll && rows.length > shownFirst && (
        <div>
          <Button onClick={() => setShowsAll(true)}>{t('energyUses.showAll', { count: rows.length })}</Button>
        </div>
      )}
    </>
  )
}
