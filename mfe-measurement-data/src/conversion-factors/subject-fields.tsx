import { directions, factorKinds, type ProductType } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { isOfGas, productsOf, type FactorSubject } from './factor-kinds'

interface SubjectFieldsProps {
  subject: FactorSubject
  onChange: (changes: Partial<FactorSubject>) => void
}

/** What a factor is of: its kind, and of all but gas the product and the direction. */
export function SubjectFields({ subject, onChange }: SubjectFieldsProps) {
  const { t } = useTexts()
  const { kind, productType, direction } = subject
  return (
    <>
      <Select
        label={t('factors.form.kind')}
        groups={choicesOf(factorKinds, (one) => t(`factors.kind.${one}`))}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      {!isOfGas(kind) && (
        <>
          <Select
            label={t('factors.form.product')}
            groups={choicesOf(productsOf(kind), (one: ProductType) => t(`product.${one}`))}
            value={productType}
            onChange={(chosen) => onChange({ productType: chosen })}
          />
          <Select
            label={t('factors.form.direction')}
            groups={choicesOf(directions, (one) => t(`factors.direction.${one}`))}
            value={direction}
            onChange={(chosen) => onChange({ direction: chosen })}
          />
        </>
      )}
    </>
  )
}

/** The choices of a select, in one group without a name. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  label: (value: Value) => string,
) => [{ label: '', choices: values.map((value) => ({ value, label: label(value) })) }]
