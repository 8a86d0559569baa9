import { useTexts } from '@energycockpit/i18n'
import { Checkbox, IconButton, Select } from '@energycockpit/ui'
import { QuantitySelect } from '../../joined/quantity-select'
import { quantityName } from '../../joined/quantity-name'
import { ResolutionChoice } from '../../joined/resolution-choice'
import { dayKinds, mostRegressors, type RegressionChoice } from './regression-choice'
import styles from './linear-regression.module.css'

interface RegressorsChoiceProps {
  regression: RegressionChoice
  /** Changes some of the page's settings. */
  onChange: (options: Record<string, string>) => void
}

/** Which quantity is explained, and by what. */
export function RegressorsChoice({ regression, onChange }: RegressorsChoiceProps) {
  const { t } = useTexts()
  const { granularity, quantities, explained, explaining, days, months, resting } = regression
  const taken = new Set([explained?.key, ...explaining.map(({ key }) => key)])
  const others = quantities.filter(({ key }) => !taken.has(key))
  const setRegressors = (keys: string[]) => onChange({ x: keys.join(',') })
  const keys = explaining.map(({ key }) => key)

  return (
    <div className={styles.choice}>
      <div className={styles.bar}>
        <QuantitySelect
          label={t('regression.explained')}
          quantities={quantities}
          value={explained}
          onChange={(y) => onChange({ y })}
        />
        <ResolutionChoice value={granularity} onChange={(resolution) => onChange({ resolution })} />
        {granularity !== 'P1M' && (
          <Select
            label={t('regression.days')}
            groups={[
              {
                label: '',
                choices: dayKinds.map((kind) => ({ value: kind, label: t(`regression.dayKind.${kind}`) })),
              },
            ]}
            value={days}
            onChange={(kind) => onChange({ days: kind })}
          />
        )}
        <Checkbox checked={months} onChange={(ticked) => onChange({ months: ticked ? 'yes' : 'no' })}>
          {t('regression.months')}
        </Checkbox>
        {granularity !== 'P1M' && (
          <Checkbox checked={resting} onChange={(ticked) => onChange({ resting: ticked ? 'yes' : 'no' })}>
            {t('regression.resting')}
          </Checkbox>
        )}
      </div>
      <div className={styles.bar} role="group" aria-label={t('regression.explaining')}>
        {explaining.length > 0 && (
          <ul className={styles.regressors}>
            {explaining.map((quantity) => {
              const name = quantityName(quantity, t)
              return (
                <li key={quantity.key}>
                  {name}
                  <IconButton
                    glyph="close"
                    label={t('regression.remove', { name })}
                    onClick={() => setRegressors(keys.filter((key) => key !== quantity.key))}
                  />
                </li>
              )
            })}
          </ul>
        )}
        {others.length > 0 && explaining.length < mostRegressors && (
          <QuantitySelect
            label={t('regression.add')}
            quantities={others}
            value={undefined}
            noneLabel={t('regression.choose')}
            onChange={(key) => setRegressors([...keys, key])}
          />
        )}
      </div>
    </div>
  )
}
