import type { EnergyAction } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, Figure, FigureRow, Panel } from '@energycockpit/ui'
import { CashFlowTable } from './cash-flow-table'
import { SensitivityTable } from './sensitivity-table'
import { wholeInvestment } from './whole-investment'
import styles from '../actions.module.css'

/** What an action is worth, after EN 17463: net present value, scenarios, sensitivity and the flows behind them. */
export function ValuationPanel({ action }: { action: EnergyAction }) {
  const { t, formats } = useTexts()
  const { worth, currency, investment } = action
  const whole = wholeInvestment(action)
  if (!whole || !worth || !investment)
    return (
      <Panel title={t('actions.valuation')}>
        <EmptyState title={t('actions.noValuation')} glyph="cost">
          {t('actions.noValuationDetail')}
        </EmptyState>
      </Panel>
    )
  const money = (value: number) => formats.quantityParts(value, currency)
  const figure = (label: string, value: number, note?: string) => (
    <Figure label={label} {...money(value)} {...(note !== undefined && { note })} />
  )
  return (
    <Panel title={t('actions.valuation')}>
      <div className={styles.page}>
        <p>
          {t(worth.netPresentValue >= 0 ? 'actions.worthIt' : 'actions.notWorthIt', {
            rate: formats.percent(investment.discountRate, 1),
            years: formats.count(investment.years),
          })}
        </p>
        <FigureRow>
          {figure(
            t('actions.worth'),
            worth.netPresentValue,
            t('actions.worthRange', {
              worst: formats.quantity(worth.worst, currency),
              best: formats.quantity(worth.best, currency),
            }),
          )}
          {figure(t('actions.netCost'), whole.cost - whole.subsidy)}
          <Figure
            label={t('actions.payback')}
            number={worth.payback === null ? '–' : formats.number(worth.payback, 1)}
            {...(worth.payback !== null && { unit: t('actions.years') })}
            note={t(worth.payback === null ? 'actions.noPayback' : 'actions.forInformation')}
          />
          <Figure
            label={t('actions.internalRate')}
            number={worth.internalRate === null ? '–' : formats.percent(worth.internalRate, 1)}
            note={t('actions.forInformation')}
          />
        </FigureRow>
        <h3>{t('actions.sensitivity')}</h3>
        <SensitivityTable investment={whole} currency={currency} />
        <h3>{t('actions.cashFlows')}</h3>
        <CashFlowTable investment={whole} currency={currency} />
      </div>
    </Panel>
  )
}
