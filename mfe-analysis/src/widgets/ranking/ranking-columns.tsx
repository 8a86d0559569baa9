import { useMemo } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import type { DataColumn } from '@energycockpit/ui/data-table'
import { writeChoice, type Choice } from '../../choice/choice'
import { choosing } from '../../choice/chosen-objects'
import { amounts, type Level, type RankedObject } from './ranked-objects'
import styles from './ranking.module.css'

interface Ranking {
  choice: Choice
  level: Level
  unit: string
}

/** The columns of a ranking; a name leads to the page of what it names. */
export function useRankingColumns({ choice, level, unit }: Ranking): DataColumn<RankedObject>[] {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  return useMemo(() => {
    const column = (
      name: string,
      cell: DataColumn<RankedObject>['cell'],
      isNumber = false,
    ): DataColumn<RankedObject> => ({ name, cell, isNumber, label: t(`ranking.${name}`) })
    const nameOf = ({ id, name, position }: RankedObject) => {
      const isPoint = level === 'point'
      const href =
        id === undefined
          ? undefined
          : `${basePath}/analysis${writeChoice({ ...choice, options: {}, ...choosing([{ id, isPoint }]) })}`
      return (
        <>
          <span className={styles.position}>{position}.</span> {href ? <a href={href}>{name}</a> : name}
        </>
      )
    }
    return [
      column('name', nameOf),
      ...(level === 'unit' ? [] : [column('id', ({ id }) => id ?? '–')]),
      ...(level === 'point' ? [column('location', ({ location }) => location ?? '–')] : []),
      ...(level === 'unit' ? [] : [column('orgUnit', ({ orgUnit }) => orgUnit)]),
      ...amounts.map((name) =>
        column(name, (row) => (row[name] === null ? '–' : formats.quantity(row[name], unit)), true),
      ),
      column(
        'share',
        ({ share }) => (share === null ? '–' : <Share share={share} text={formats.percent(share)} />),
        true,
      ),
      column('measured', ({ measured }) => formats.percent(measured), true),
    ]
  }, [t, formats, basePath, choice, level, unit])
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
