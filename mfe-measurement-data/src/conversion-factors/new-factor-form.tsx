import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { factorKinds, type ListedFactor, type FactorNode } from '@energycockpit/contract'
import { usualCurrencyQuery } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import type { FieldMeanwhile } from '@energycockpit/failures'
import { Select, TextField } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { ChangeDialog } from './change-dialog'
import { ChooseFactorSeries } from './choose-factor-series'
import type { ChosenSeries } from './chosen-series'
import { beginOf } from './days'
import { factorFigure } from './factor-figure'
import { factorLabel, isOfGas, productsOf, subjectKey, unitsOf, type FactorSubject } from './factor-kinds'
import { OriginField, writtenOrigin } from './origin-field'
import { periodsOf, withValueFrom, type Changed } from './periods'
import { refusalOf } from './refusal-of-change'
import { SeriesField } from './series-field'
import { shownStart } from './shown-day'
import { choicesOf, SubjectFields } from './subject-fields'
import { useSetting } from './use-setting'
import { readValue, ValueField } from './value-field'

interface NewFactorFormProps {
  node: FactorNode
  /** What the node has already, and what it has from above. */
  taken: readonly ListedFactor[]
  inherited: readonly ListedFactor[]
  onSaved: (what: string) => void
  onClose: () => void
}

/** Where the values come from: they are written here, or a series says them. */
const sources = ['written', 'series'] as const

/** A factor that the node does not have yet: of what, and its first value with its unit, or the series that says them. */
export function NewFactorForm({ node, taken, inherited, onSaved, onClose }: NewFactorFormProps) {
  const { t, formats, locale } = useTexts()
  const [first] = useState(() => firstMissing(taken))
  const [chosen, setChosen] = useState(first)
  const { api } = useFeature()
  const usualCurrency = useQuery(usualCurrencyQuery(api, node.id))
  // Whoever pays in pounds goes on to; the first price is in the currency of the place.
  const [usualUnit] = useState(() => [...taken, ...inherited].find((one) => one.kind === 'PRICE')?.unit ?? '')
  const [chosenUnit, setUnit] = useState(usualUnit)
  const [chosenSource, setSource] = useState<(typeof sources)[number]>('written')
  const [chosenSeries, setSeries] = useState<{ kind: string; series: ChosenSeries }>()
  const [choosing, setChoosing] = useState(false)
  const [text, setText] = useState('')
  const [day, setDay] = useState('')
  const [origin, setOrigin] = useState('')
  const [tried, setTried] = useState(false)
  const { kind } = chosen
  const products = productsOf(kind)
  const productType = products.includes(chosen.productType) ? chosen.productType : products[0]!
  const direction = isOfGas(kind) ? 'PURCHASE' : chosen.direction
  const source = isOfGas(kind) ? 'written' : chosenSource
  const series = chosenSeries?.kind === kind ? chosenSeries.series : undefined
  const units = unitsOf(kind, productType, usualCurrency.data?.currency)
  const unit = units.includes(chosenUnit) ? chosenUnit : units[0]!
  const subject = { nodeId: node.id, kind, productType, direction }
  const value = readValue(kind, text, locale)
  const { timeZone } = node
  const from = beginOf(day, timeZone)
  const setting = useSetting(subject, undefined, {
    onSet: () => {
      onSaved(source === 'series' ? t('factors.savedSeries', { series: series!.name }) : toldOfValue())
      onClose()
    },
  })
  const toldOfValue = () =>
    t('factors.saved', {
      value: factorFigure(value!, unit, formats),
      from: shownStart(from!, timeZone, t, formats),
    })
  // Somebody else has set one since the form was opened.
  const theirs = setting.current
  const isTaken = !theirs && taken.some((one) => subjectKey(one) === subjectKey(subject))

  const [ownUnit, setOwnUnit] = useState<string>()
  const isTyped = text !== '' || day !== '' || origin !== '' || series !== undefined
  const isChosen = chosen !== first || chosenUnit !== usualUnit || chosenSource !== 'written'
  const mineUnit = ownUnit ?? unit
  const compared: FieldMeanwhile[] =
    theirs && !theirs.series && source === 'written' && (theirs.unit !== mineUnit || theirs.unit !== unit)
      ? [
          {
            ...{ name: 'unit', label: t('factors.form.unit'), theirs: unitSign(theirs.unit) },
            mine: {
              ...{ value: unitSign(mineUnit), isKept: unit !== theirs.unit },
              onChange: (isKept) => {
                setOwnUnit(mineUnit)
                setUnit(isKept ? mineUnit : theirs.unit)
              },
            },
          },
        ]
      : []
  const changed = tried ? change() : undefined
  function change(): Changed | undefined {
    if (source === 'series' || value === undefined || from === undefined) return undefined
    return withValueFrom(theirs ? periodsOf(theirs) : [], from, { value, source: writtenOrigin(origin) })
  }
  function submit() {
    setTried(true)
    const wanted = change()
    if (refusal() !== undefined) return
    if (wanted && wanted.fault === undefined) setting.set({ unit, periods: wanted.periods })
    if (source === 'series' && series) setting.set({ unit: series.unit, seriesId: series.id })
  }
  function refusal(): string | undefined {
    if (isTaken) return t('factors.form.taken', { factor: factorLabel(subject, t) })
    if (source === 'series') return undefined
    if (theirs && !theirs.series && theirs.unit !== unit)
      return t('factors.meanwhile.otherUnit', { unit: unitSign(theirs.unit) })
    return refusalOf(changed, { unit, timeZone, t, formats })
  }
  return (
    <>
      <ChangeDialog
        title={t('factors.form.new', { place: node.name })}
        refused={refusal()}
        {...{ setting, timeZone, onClose }}
        next={theirs && source === 'series' ? t('factors.meanwhile.seriesInstead') : undefined}
        compared={compared}
        hasInput={isTyped || isChosen}
        onSubmit={submit}
      >
        <SubjectFields
          subject={{ kind, productType, direction }}
          onChange={(changes) => setChosen({ ...chosen, ...changes })}
        />
        {!isOfGas(kind) && (
          <Select
            label={t('factors.form.source')}
            groups={choicesOf(sources, (one) => t(`factors.form.sources.${one}`))}
            value={source}
            onChange={setSource}
          />
        )}
        {source === 'series' ? (
          <SeriesField series={series} tried={tried} onOpen={() => setChoosing(true)} />
        ) : (
          <>
            {units.length > 1 && (
              <Select
                label={t('factors.form.unit')}
                groups={choicesOf(units, unitSign)}
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
            <OriginField text={origin} onChange={setOrigin} />
          </>
        )}
      </ChangeDialog>
      {choosing && (
        <ChooseFactorSeries
          kind={kind}
          nodeId={node.id}
          onChoose={(found) => {
            setSeries({ kind, series: found })
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
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
