import { useMemo, type ReactNode } from 'react'
import { ChartViewsContext, readTables, writeTables } from '@energycockpit/charts/chart-views'
import type { Choice } from '../choice/choice'
import type { ChangeChoice } from '../choice/use-choice'

interface ChartsOfChoiceProps {
  choice: Choice
  onChange: ChangeChoice
  children: (onChange: ChangeChoice) => ReactNode
}

/**
 * Keeps in the options which charts are shown as tables, and so in the address and in saved views. What is below
 * need not know of it: it gets a way to change the choice that leaves it as it is.
 */
export function ChartsOfChoice({ choice, onChange, children }: ChartsOfChoiceProps) {
  const { options } = choice
  const views = useMemo(
    () => ({
      tables: readTables(options['table']),
      onChange: (tables: readonly string[]) => {
        const { table: _before, ...others } = options
        const table = writeTables(tables)
        onChange({ options: table === undefined ? others : { ...others, table } })
      },
    }),
    [options, onChange],
  )
  const table = writeTables(views.tables)
  const changeOther: ChangeChoice = (change, isSame) =>
    onChange(
      change.options && table !== undefined ? { ...change, options: { ...change.options, table } } : change,
      isSame,
    )
  return <ChartViewsContext value={views}>{children(changeOther)}</ChartViewsContext>
}
