import { useState } from 'react'
import {
  directions,
  factorKinds,
  type AnsweredFactor,
  type Direction,
  type FactorKind,
  type FactorNode,
  type ProductType,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Select, TextField } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { ChangeDialog } from './change-dialog'
import { beginOf } from './days'
import { factorFigure } from './factor-figure'
import { factorLabel, isOfGas, productsOf, subjectKey, unitsOf, type FactorSubject } from './factor-kinds'
import { periodsOf, withValueFrom, type Changed } from './periods'
import { refusalOf } from './refusal-of-change'
import { shownStart } from './shown-day'
import { useSetting } from './use-setting'
import { readValue, ValueField } from './value-field'

interface NewFactorFormProps {
  node: FactorNode
  /** What the node has already, and what it has from above. */
  taken: readonly AnsweredFactor[]
  inherited: readonly AnsweredFactor[]
  onSaved: (what: string) => void
  onClose: () => void
}

/** A factor that the node does not have yet: of what, in which unit, and its first value. */
export function NewFactorForm({ node, taken, inherited, onSaved, onClose }: NewFactorFormProps) {
  const { t, formats, locale } = useTexts()
  const [first] = useState(() => firstMissing(taken))
  const [kind, setKind] = useState<FactorKind>(first.kind)
  const [product, setProduct] = useState<ProductType>(first.productType)
  const [chosenDirection, setDirection] = useState<Direction>('PURCHASE')
  // Whoever pays in pounds goes on to.
  const [chosenUnit, setUnit] = useState(
    () => [...taken, ...inherited].find((one) => one.kind === 'PRICE')?.unit ?? '',
  )
  const [text, setText] = useState('')
  const [day, setDay] = useState('')
  const [tried, setTried] = useState(false)
  const products = productsOf(kind)
  const productType = products.includes(product) ? product : products[0]!
  const direction = isOfGas(kind) ? 'PURCHASE' : chosenDirection
  const units = unitsOf(kind, productType)
  const unit = units.includes(chosenUnit) ? chosenUnit : units[0]!
  const subject = { nodeId: node.id, kind, productType, direction, unit }
  const value = readValue(kind, text, locale)
  const from = beginOf(day, node.timeZone)
  const { timeZone } = node
  const setting = useSetting(subject, undefined, {
    onSet: () => {
      const shown = factorFigure(value!, unit, formats)
      onSaved(t('factors.saved', { value: shown, from: shownStart(from!, timeZone, t, formats) }))
      onClose()
    },
  })
  // Somebody else has set one since the form was opened.
  const theirs = setting.current
  const isTaken = !theirs && taken.some((one) => subjectKey(one) === subjectKey(subject))

  const changed = tried ? change() : undefined
  function change(): Changed | undefined {
    if (value === undefined || from === undefined) return undefined
    return withValueFrom(theirs ? periodsOf(theirs) : [], from, value)
  }
  function submit() {
    setTried(true)
    const wanted = change()
    if (wanted && wanted.fault === undefined && refusal() === undefined)
      setting.set({ unit, periods: wanted.periods })
  }
  function refusal(): string | undefined {
    if (isTaken) return t('factors.form.taken', { factor: factorLabel(subject, t) })
    if (theirs && !theirs.series && theirs.unit !== unit)
      return t('factors.meanwhile.otherUnit', { unit: unitSign(theirs.unit) })
    return refusalOf(changed, { unit, timeZone, t, formats })
  }
  return (
    <ChangeDialog
      title={t('factors.form.new', { place: node.name })}
      refused={refusal()}
      {...{ setting, timeZone, onClose }}
      onSubmit={submit}
    >
      <Select
        label={t('factors.form.kind')}
        groups={groupOf(factorKinds, (one) => t(`factors.kind.${one}`))}
        value={kind}
        onChange={setKind}
      />
      {!isOfGas(kind) && (
        <>
          <Select
            label={t('factors.form.product')}
            groups={groupOf(products, (one) => t(`product.${one}`))}
            value={productType}
            onChange={setProduct}
          />
          <Select
            label={t('factors.form.direction')}
            groups={groupOf(directions, (one) => t(`factors.direction.${one}`))}
            value={direction}
            onChange={setDirection}
          />
        </>
      )}
      {units.length > 1 && (
        <Select
          label={t('factors.form.unit')}
          groups={groupOf(units, unitSign)}
          value={unit}
          onChange={setUnit}
        />
      )}
      <ValueField kind={kind} unit={unit} text={text} onChange={setText} tried={tried} />
      <TextField
        label={t('factors.form.from')}
        type="date"
        value={day}
        onChange={setDay}
        hint={t('factors.form.fromHint', { zone: timeZone.replaceAll('_', ' ') })}
        fault={tried && from === undefined ? t('factors.form.noDay') : undefined}
      />
    </ChangeDialog>
  )
}

/** What of all that can be bought has no factor yet. */
function firstMissing(taken: readonly FactorSubject[]): FactorSubject {
  const has = new Set(taken.map(subjectKey))
  const all = factorKinds.flatMap((kind) =>
    productsOf(kind).map((productType) => ({ kind, productType, direction: 'PURCHASE' as const })),
  )
  return all.find((one) => !has.has(subjectKey(one))) ?? all[0]!
}

const groupOf = <Value extends string>(values: readonly Value[], label: (value: Value) => string) => [
  { label: '', choices: values.map((value) => ({ value, label: label(value) })) },
]
