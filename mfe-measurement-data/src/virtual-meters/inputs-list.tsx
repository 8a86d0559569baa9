import type { FormulaInput } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { unitSign } from '@energycockpit/units'
import { inputName } from './input-name'
import styles from './virtual-meters.module.css'

/** What the numbers in a formula stand for. */
export function InputsList({ inputs }: { inputs: readonly FormulaInput[] }) {
  const { t, locale } = useTexts()
  if (inputs.length === 0) return null
  return (
    <dl className={styles.inputs}>
      {inputs.map((input) => (
        <div key={input.seriesId}>
          <dt>
            <code>[{input.seriesId}]</code>
          </dt>
          <dd>
            {inputName(input, t)}, {unitSign(input.unit, locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
