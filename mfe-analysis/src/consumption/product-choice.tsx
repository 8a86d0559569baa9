import { useId } from 'react'
import type { ConsumedProductType, ConsumptionOfProduct } from '@energycockpit/contract'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { carrierOfProduct, CarrierSign, Icon } from '@energycockpit/ui'
import { changeOf, minComparable, shareOfChange, type LocationFigures } from '@energycockpit/consumption'
import styles from './product-choice.module.css'

interface ProductChoiceProps {
  products: readonly ConsumptionOfProduct[]
  figuresOf: (productType: ConsumedProductType) => readonly LocationFigures[]
  shown: ConsumedProductType
  isCompared: boolean
  onChange: (productType: ConsumedProductType) => void
}

/** Each product in figures; the one that is taken is shown below. Radio buttons underneath, as every choice of one. */
export function ProductChoice({ products, figuresOf, shown, isCompared, onChange }: ProductChoiceProps) {
  const { t } = useTexts()
  const name = useId()
  return (
    <fieldset className={styles.products} aria-label={t('node.product')}>
      {products.map((product) => (
        <label key={product.productType} className={styles.product}>
          <input
            type="radio"
            name={name}
            value={product.productType}
            checked={product.productType === shown}
            onChange={() => onChange(product.productType)}
            {...readOut(`${name}-${product.productType}`)}
          />
          <ProductFigures
            id={`${name}-${product.productType}`}
            product={product}
            figures={figuresOf(product.productType)}
            isCompared={isCompared}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** The name of a choice, and what is said after it; its parts would be read as one word. */
const readOut = (id: string) => ({
  'aria-labelledby': `${id}-name ${id}-value`,
  'aria-describedby': `${id}-change ${id}-note`,
})

interface ProductFiguresProps {
  id: string
  product: ConsumptionOfProduct
  figures: readonly LocationFigures[]
  isCompared: boolean
}

function ProductFigures({ id, product, figures, isCompared }: ProductFiguresProps) {
  const { t, formats } = useTexts()
  const { productType, unit, current } = product
  const { value, measured, estimated } = current.total
  const written = value === null ? { number: '–', unit: '' } : formats.quantityParts(value, unit)
  const change = changeOf(figures)
  const share = change && shareOfChange(change)
  const there = measured + estimated
  const leftOut = current.locations.leftOut.reduce((sum, one) => sum + one, 0)
  return (
    <>
      <span id={`${id}-name`} className={styles.name}>
        <CarrierSign carrier={carrierOfProduct[productType]} />
        {t(`product.${productType}`)}
      </span>
      <span id={`${id}-value`} className={styles.value}>
        {written.number}
        {written.unit && <span className={styles.unit}>{`\u00a0${written.unit}`}</span>}
      </span>
      {isCompared && (
        <span id={`${id}-change`} className={styles.change}>
          {share === undefined ? (
            t('node.incomparable')
          ) : (
            <>
              <strong>{writtenChange(share, formats)}</strong>
              {change!.locations < change!.of &&
                ` ${t('node.comparedLocations', {
                  written: formats.count(change!.locations),
                  of: formats.count(change!.of),
                })}`}
            </>
          )}
        </span>
      )}
      <span id={`${id}-note`} className={styles.note}>
        {(there < minComparable || leftOut > 0) && <Icon glyph="warning" className={styles.warning} />}
        {t('node.completeness', { share: formats.percent(there) })}
        {leftOut > 0 && ` ${t('node.leftOut', { count: leftOut })}`}
      </span>
    </>
  )
}
