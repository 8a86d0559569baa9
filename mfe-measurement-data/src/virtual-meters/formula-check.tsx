import type { CheckedFormula } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { unitSign } from '@energycockpit/units'
import { inputName } from './input-name'
import { InputsList } from './inputs-list'
import styles from './virtual-meters.module.css'

interface FormulaCheckProps {
  /** That was checked. */
  formula: string
  checked: CheckedFormula
}

/** What the server says of a formula: that it can be calculated, or what is wrong, with the place marked. */
export function FormulaCheck({ formula, checked }: FormulaCheckProps) {
  const { t } = useTexts()
  const { fault, inputs, interval } = checked
  const nameOf = (about: string) => {
    const input = inputs.find(({ seriesId }) => String(seriesId) === about)
    return input ? inputName(input, t) : unitSign(about)
  }
  const [one = '', other = ''] = fault?.about ?? []
  const way = (fault?.about ?? []).map(nameOf).join(' → ')
  return (
    <>
      {fault === null ? (
        <p className={styles.right}>{t('virtual.check.right', { interval: t(`interval.${interval}`) })}</p>
      ) : (
        <>
          <p className={styles.fault}>
            {t(`virtual.check.${fault.code}`, {
              ...{ one: one === '' ? t('virtual.check.plain') : nameOf(one), way },
              other: other === '' ? t('virtual.check.plain') : nameOf(other),
            })}
          </p>
          {fault.start !== null && fault.end !== null && formula !== '' && (
            <p>
              <code className={styles.code}>
                {formula.slice(0, fault.start)}
                <mark className={styles.mark}>
                  {formula.slice(fault.start, fault.end) || t('virtual.check.here')}
                </mark>
                {formula.slice(Math.max(fault.start, fault.end))}
              </code>
            </p>
          )}
        </>
      )}
      <InputsList inputs={inputs} />
    </>
  )
}
