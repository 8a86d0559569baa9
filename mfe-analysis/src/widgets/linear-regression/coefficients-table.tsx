import type { LinearFit } from '@energycockpit/models'
import { useTexts } from '@energycockpit/i18n'
import { FiguresTable } from '../../figures-table/figures-table'
import { writtenProbability } from '../../joined/written-probability'
import { regressorName, writtenCoefficient, type Names } from './regressor-name'
import styles from './linear-regression.module.css'

interface CoefficientsTableProps {
  fit: LinearFit
  names: Names
  /** With what kinds of days and months are compared, in words. */
  references: readonly string[]
}

/** Each regressor with its effect, and how certain it is. */
export function CoefficientsTable({ fit, names, references }: CoefficientsTableProps) {
  const { t, formats } = useTexts()
  const label = (name: string) => t(`regression.column.${name}`, { share: formats.percent(fit.confidence) })
  return (
    <section className={styles.part}>
      <h2 id="regression-coefficients">{t('regression.coefficients')}</h2>
      <FiguresTable
        labelledBy="regression-coefficients"
        headings={[
          label('name'),
          label('value'),
          label('interval'),
          label('standardError'),
          label('t'),
          label('p'),
          label('vif'),
        ]}
        rows={fit.coefficients.map(({ name, value, low, high, standardError, t: size, p, vif }) => ({
          key: name ?? '',
          name: regressorName(name, names),
          cells: [
            writtenCoefficient(value, name, names),
            t('regression.intervalFrom', { low: formats.number(low), high: formats.number(high) }),
            formats.number(standardError),
            formats.number(size, 2),
            <strong key="p" className={p < 0.05 ? undefined : styles.uncertain}>
              {writtenProbability(p, formats)}
            </strong>,
            vif === undefined ? '–' : formats.number(vif, 1),
          ],
        }))}
      />
      <p className={styles.meaning}>{[...references, t('regression.explainColumns')].join(' ')}</p>
    </section>
  )
}
