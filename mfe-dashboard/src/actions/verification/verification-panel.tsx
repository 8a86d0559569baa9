import type { EnergyAction, ExpectedSaving } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { today } from '@energycockpit/time'
import { EmptyState, Panel } from '@energycockpit/ui'
import { reportingPeriod } from './reporting-period'
import { VerifiedSavingOf } from './verified-saving-of'
import styles from '../actions.module.css'

/** What an action really saved, against the baselines that were saved before it. */
export function VerificationPanel({ action }: { action: EnergyAction }) {
  const { t, formats } = useTexts()
  const { state, implementedOn, savings } = action
  const verified = savings.filter(
    (saving): saving is ExpectedSaving & { baselineId: string } => saving.baselineId !== null,
  )
  const period = implementedOn === null ? undefined : reportingPeriod(implementedOn, today())
  const nothing =
    state !== 'IMPLEMENTED'
      ? 'notImplemented'
      : verified.length === 0
        ? 'withoutBaseline'
        : period === undefined
          ? 'notBegun'
          : undefined
  return (
    <Panel title={t('actions.verification')}>
      {nothing !== undefined || period === undefined ? (
        <EmptyState title={t(`actions.unverified.${nothing}`)} glyph="check">
          {t(`actions.unverifiedDetail.${nothing}`, {
            day: implementedOn === null ? '' : formats.date(implementedOn, 'UTC'),
          })}
        </EmptyState>
      ) : (
        <div className={styles.page}>
          {verified.map((saving, place) => (
            <VerifiedSavingOf key={place} saving={saving} baselineId={saving.baselineId} period={period} />
          ))}
        </div>
      )}
    </Panel>
  )
}
