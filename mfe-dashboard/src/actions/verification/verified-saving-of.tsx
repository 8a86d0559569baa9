import { useQuery } from '@tanstack/react-query'
import type { ExpectedSaving } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import type { DateRange } from '@energycockpit/time'
import { ButtonLink, Figure, FigureRow, PartialNotice } from '@energycockpit/ui'
import { savedVariancePath } from '../../documents/saved-variance-path'
import { savingUnit } from '../saving-unit'
import { judgedSaving } from './judged-saving'
import { verificationQuery } from './verification-query'
import styles from '../actions.module.css'

interface VerifiedSavingOfProps {
  saving: ExpectedSaving
  baselineId: string
  period: DateRange
}

/** What was saved of one product against its baseline, with its uncertainty and what was promised. */
export function VerifiedSavingOf({ saving, baselineId, period }: VerifiedSavingOfProps) {
  const { t, formats } = useTexts()
  const { api, basePath } = useFeature()
  const found = useQuery(verificationQuery(api, baselineId, period))
  const product = t(`actions.products.${saving.productType}`)
  const when = formats.period(`${period.from}T00:00:00Z`, `${period.to}T00:00:00Z`, 'UTC')
  return (
    <section className={styles.page} aria-label={product}>
      <h3>{t('actions.verifiedOf', { product, when })}</h3>
      <QueryContent
        query={found}
        loading={t('actions.verifying')}
        failed={t('actions.notVerified', { product })}
      >
        {(verified) => {
          if (!verified) return <PartialNotice>{t('actions.baselineGone')}</PartialNotice>
          const { baseline, version, variance } = verified
          const unit = savingUnit(saving.productType)
          const judged = judgedSaving(variance, saving, period)
          if ('lack' in judged)
            return <PartialNotice>{t(`actions.${judged.lack}`, { baseline: baseline.name })}</PartialNotice>
          const { result, expected, actual, compared, days } = judged
          const energy = (value: number) => formats.quantity(value, unit)
          return (
            <>
              <PartialNotice kind={result.verdict === 'CONFIRMED' ? 'information' : 'warning'}>
                {t(`actions.verdicts.${result.verdict}`, {
                  saved: energy(result.verdict === 'MORE_USED' ? -result.saved : result.saved),
                  uncertainty: energy(result.uncertainty),
                  promised: energy(result.promised),
                })}
              </PartialNotice>
              <FigureRow>
                <Figure
                  label={t(result.saved >= 0 ? 'actions.savedLabel' : 'actions.usedMore')}
                  {...formats.quantityParts(Math.abs(result.saved), unit)}
                  note={`± ${energy(result.uncertainty)}`}
                />
                <Figure label={t('actions.promised')} {...formats.quantityParts(result.promised, unit)} />
                <Figure
                  label={t('actions.expectedUse')}
                  {...formats.quantityParts(expected, unit)}
                  note={t('actions.actualUse', { actual: energy(actual) })}
                />
                <Figure
                  label={t('actions.compared')}
                  number={formats.percent(compared)}
                  note={t('actions.comparedDays', { count: Math.round(days) })}
                />
              </FigureRow>
              <p className={styles.note}>
                {t('actions.verifiedBy', {
                  baseline: baseline.name,
                  version: version.version,
                  reason: version.reason,
                })}
              </p>
              <div>
                <ButtonLink
                  href={savedVariancePath(
                    basePath,
                    {
                      baselineId,
                      meteringPointIds: variance.meters.map(({ meteringPointId }) => meteringPointId),
                    },
                    period,
                  )}
                >
                  {t('actions.explain')}
                </ButtonLink>
              </div>
            </>
          )
        }}
      </QueryContent>
    </section>
  )
}
