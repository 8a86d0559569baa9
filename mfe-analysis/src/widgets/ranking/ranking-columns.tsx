import { useMemo } from 'react'
import type { ObjectRanking } from '@energycockpit/contract'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { unitScale, unitSign } from '@energycockpit/units'
import type { DataColumn } from '@energycockpit/ui/data-table'
import { columnDigits } from '../../amounts/column-figures'
import { writeChoice, type Choice } from '../../choice/choice'
import { choosing } from '../../choice/chosen-objects'
import { useObjectLink } from '../tables/use-object-link'
import { someHave, type RankedRow } from './ranked-rows'
import styles from './ranking.module.css'

interface Shown {
  choice: Choice
  ranking: ObjectRanking | undefined
  rows: readonly RankedRow[]
  isCompared: boolean
}

/** The columns of a ranking. A name leads to the page of what it names, a change to the comparison that explains it. */
export function useRankingColumns({ choice, ranking, rows, isCompared }: Shown): DataColumn<RankedRow>[] {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  // Also where the product was not chosen: it is what the figures are about.
  const chosen = useMemo(
    () => ({ ...choice, productType: ranking?.productType ?? choice.productType }),
    [choice, ranking?.productType],
  )
  const linkTo = useObjectLink(chosen)
  return useMemo(() => {
    if (ranking === undefined) return []
    const { level, per } = ranking
    const isPoint = level === 'POINT'
    const greatest = Math.max(
      0,
      ...rows.flatMap((row) =>
        [row.purchase, row.feedIn, row.production, row.compared].map((one) => one ?? 0),
      ),
    )
    const scale = unitScale(greatest, ranking.unit)
    const digits = columnDigits(greatest * scale.factor)
    const amount = (value: number) => formats.number(value * scale.factor, digits)
    const text = (name: string, cell: (row: RankedRow) => string): DataColumn<RankedRow> => ({
      ...{ name, cell, label: t(`ranking.${name}`), sortBy: cell },
    })
    const number = (
      name: keyof RankedRow & string,
      written: (value: number) => string,
      unit?: string,
    ): DataColumn<RankedRow> => ({
      ...{ name, label: t(`ranking.${name}`), isNumber: true, unit },
      sortBy: (row) => (row[name] as number | null) ?? undefined,
      cell: (row) => (row[name] === null ? '–' : written(row[name] as number)),
    })
    const inUnit = (name: keyof RankedRow & string, written = amount) =>
      number(name, written, unitSign(scale.unit))
    const compareLink = (row: RankedRow, written: string) => (
      <a
        href={`${basePath}/analysis/previous-year${writeChoice({ ...chosen, options: {}, ...choosing([{ id: row.id, isPoint }]) })}`}
      >
        {written}
      </a>
    )
    const change = inUnit('change')
    return [
      {
        ...{ name: 'name', label: t('ranking.name'), sortBy: ({ name }) => name },
        cell: ({ id, name, position }) => (
          // One line also where the table is folded.
          <span>
            <span className={styles.position}>{position}.</span> <a href={linkTo({ id, isPoint })}>{name}</a>
          </span>
        ),
      },
      ...(isPoint ? [text('location', ({ location }) => location ?? '–')] : []),
      text('orgUnit', ({ orgUnit }) => orgUnit || '–'),
      inUnit('purchase'),
      ...(isCompared
        ? [
            inUnit('compared'),
            {
              ...change,
              cell: (row: RankedRow) =>
                row.change === null
                  ? '–'
                  : compareLink(row, `${row.change > 0 ? '+' : ''}${amount(row.change)}`),
            },
            number('changeShare', (share) => writtenChange(share, formats), '%'),
          ]
        : []),
      ...(['feedIn', 'production'] as const)
        .filter((name) => someHave(rows, name))
        .map((name) => inUnit(name)),
      ...(someHave(rows, 'share')
        ? [
            {
              ...number('share', formats.percent),
              cell: ({ share }: RankedRow) =>
                share === null ? '–' : <Share share={share} text={formats.percent(share)} />,
            },
          ]
        : []),
      ...(per === 'WEATHER'
        ? (['degreeDays', 'meanDegreeDays'] as const).map((name) => number(name, formats.number, 'Kd'))
        : []),
      ...(someHave(rows, 'reason')
        ? [text('reason', ({ reason }) => (reason === null ? '–' : t(`ranking.reasons.${reason}`)))]
        : []),
      {
        ...number('there', formats.percent),
        isBad: ({ there }: RankedRow) => there < 1 - 1e-9,
      },
      text('id', ({ id }) => id),
    ]
  }, [t, formats, basePath, chosen, linkTo, ranking, rows, isCompared])
}

/** A share as text with a bar below it. */
const Share = ({ share, text }: { share: number; text: string }) => (
  <span className={styles.share}>
    {text}
    <span aria-hidden="true" className={styles.track}>
      <span style={{ inlineSize: `${Math.min(100, Math.max(0, share * 100))}%` }} />
    </span>
  </span>
)
