import type { LinearFit } from '@energycockpit/models'
import { NO_BREAK_SPACE, useTexts, type Formats } from '@energycockpit/i18n'
import { unitSign } from '@energycockpit/units'
import { writtenProbability } from '../../joined/written-probability'
import styles from './linear-regression.module.css'

interface StatisticsProps {
  fit: LinearFit
  /** Of what is explained. */
  unit: string
}

/** How good the fit is, in the figures that specialists expect, each with what it means. */
export function Statistics({ fit, unit }: StatisticsProps) {
  const { t, locale, formats } = useTexts()
  return (
    <section className={styles.part} aria-labelledby="regression-statistics">
      <h2 id="regression-statistics">{t('regression.statistics')}</h2>
      <dl className={styles.statistics}>
        {writtenFigures(fit, unitSign(unit, locale), formats).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`regression.figure.${name}.name`)}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.meaning}>
              {t(`regression.figure.${name}.meaning`, { p: writtenProbability(fit.pOfF, formats) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function writtenFigures(fit: LinearFit, unit: string, formats: Formats) {
  const share = (value: number | undefined) => (value === undefined ? '–' : formats.percent(value, 1))
  const inUnit = (value: number) => `${formats.number(value)}${NO_BREAK_SPACE}${unit}`
  // What rounding leaves of nothing is nothing.
  const isNothing = Math.abs(fit.mbe) < 1e-9 * Math.max(1, Math.abs(fit.mean))
  return [
    ['points', formats.count(fit.points)],
    ['degreesOfFreedom', formats.count(fit.degreesOfResiduals)],
    ['rSquared', formats.number(fit.rSquared, 3)],
    ['adjustedRSquared', formats.number(fit.adjustedRSquared, 3)],
    ['rmse', inUnit(fit.rmse)],
    ['cvRmse', share(fit.cvRmse)],
    ['mbe', inUnit(isNothing ? 0 : fit.mbe)],
    ['nmbe', share(isNothing ? 0 : fit.nmbe)],
    ['f', formats.number(fit.f, 1)],
    ['durbinWatson', formats.number(fit.durbinWatson, 2)],
  ] as const
}
