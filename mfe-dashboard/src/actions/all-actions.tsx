import type { ReactNode } from 'react'
import type { EnergyAction } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useAddressQuery, useFeature } from '@energycockpit/remote'
import { today as todayHere } from '@energycockpit/time'
import { EmptyState, Figure, FigureRow, SegmentedControl, Select } from '@energycockpit/ui'
import { actionPath } from './action-path'
import { ActionsTable } from './actions-table'
import { isOverdue } from './overdue'
import { isShown, shownStates, sortedActions, sortings, worthByCurrency } from './sorted-actions'
import styles from './actions.module.css'

interface AllActionsProps {
  actions: readonly EnergyAction[]
  /** Absent: the user may not add any. */
  add: ReactNode | undefined
}

/** Actions with what they are worth together; which of them are shown, and in which order, stands in the address. */
export function AllActions({ actions, add }: AllActionsProps) {
  const { t, formats, locale } = useTexts()
  const { navigate, basePath } = useFeature()
  const query = new URLSearchParams(useAddressQuery())
  const states = shownStates.find((one) => one === query.get('states')) ?? 'OPEN'
  const sorting = sortings.find((one) => one === query.get('sort')) ?? 'name'
  const show = (change: Record<string, string>) => {
    const params = new URLSearchParams({ states, sort: sorting, ...change })
    navigate(`${actionPath(basePath)}?${params}`, { replace: true })
  }
  if (actions.length === 0)
    return (
      <EmptyState title={t('actions.none')} glyph="actions" action={add}>
        <p>{t('actions.noneDetail')}</p>
        {add === undefined && <p>{t('actions.ask')}</p>}
      </EmptyState>
    )

  const shown = sortedActions(
    actions.filter((action) => isShown(action, states)),
    sorting,
    locale,
  )
  const today = todayHere()
  const overdue = shown.filter((action) => isOverdue(action, today)).length
  return (
    <div className={styles.page}>
      <div className={styles.choices}>
        <SegmentedControl
          label={t('actions.shown')}
          choices={shownStates.map((value) => ({ value, label: t(`actions.shownStates.${value}`) }))}
          value={states}
          onChange={(value) => show({ states: value })}
        />
        <Select
          label={t('actions.sorted')}
          groups={[
            {
              label: '',
              choices: sortings.map((value) => ({ value, label: t(`actions.sortings.${value}`) })),
            },
          ]}
          value={sorting}
          onChange={(value) => show({ sort: value })}
        />
      </div>
      <FigureRow>
        <Figure
          label={t('actions.count')}
          number={formats.count(shown.length)}
          note={overdue > 0 && t('actions.overdueCount', { count: overdue })}
        />
        {worthByCurrency(shown).map(([currency, value]) => {
          const { number, unit } = formats.quantityParts(value, currency)
          return <Figure key={currency} label={t('actions.worthOfAll')} number={number} unit={unit} />
        })}
      </FigureRow>
      {shown.length === 0 ? (
        <p className={styles.note}>{t('actions.noneShown')}</p>
      ) : (
        <ActionsTable actions={shown} today={today} />
      )}
    </div>
  )
}
