import type { LinearFit } from '@energycockpit/models'
import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell, TableNote } from '@energycockpit/ui'
import { regressorName, writtenCoefficient, writtenProbability, type Names } from './regressor-name'
import styles from './linear-regression.module.css'

interface CoefficientsTableProps {
  fit: LinearFit
  names: Names
  /** With what kinds of days and months are compared, in words. */
  references: readonly string[]
}

const columns = ['name', 'value', 'interval', 'standardError', 't', 'p', 'vif'] as const

/** Each regressor with its effect, and how certain it is. */
export function CoefficientsTable({ fit, names, references }: CoefficientsTableProps) {
  const { t, formats } = useTexts()
  const share = formats.percent(fit.confidence)
  const label = (name: (typeof columns)[number]) => t(`regression.column.${name}`, { share })
  return (
    <section className={styles.part} aria-labelledby="regression-coefficients">
      <h2 id="regression-coefficients">{t('regression.coefficients')}</h2>
      <Table columns={columns.map((name) => ({ name, label: label(name), isNumber: name !== 'name' }))}>
        {fit.coefficients.map((coefficient) => {
          const written = (value: number) => writtenCoefficient(value, coefficient.name, names)
          return (
            <tr key={coefficient.name ?? ''}>
              <th scope="row">{regressorName(coefficient.name, names)}</th>
              <TableCell label={label('value')} isNumber>
                {written(coefficient.value)}
              </TableCell>
              <TableCell label={label('interval')} isNumber>
                {t('regression.intervalFrom', {
                  low: formats.number(coefficient.low),
                  high: formats.number(coefficient.high),
                })}
              </TableCell>
              <TableCell label={label('standardError')} isNumber>
                {formats.number(coefficient.standardError)}
              </TableCell>
              <TableCell label={label('t')} isNumber>
                {formats.number(coefficient.t, 2)}
              </TableCell>
              <TableCell label={label('p')} isNumber bad={coefficient.p >= 0.05}>
                {writtenProbability(coefficient.p, formats)}
              </TableCell>
              <TableCell label={label('vif')} isNumber bad={(coefficient.vif ?? 0) > 10}>
                {coefficient.vif === undefined ? '–' : formats.number(coefficient.vif, 1)}
              </TableCell>
            </tr>
          )
        })}
      </Table>
      <p className={styles.explanation}>
        <TableNote>{[...references, t('regression.explainColumns')].join(' ')}</TableNote>
      </p>
    </section>
  )
}
