import {
  namedFormula,
  structureKinds,
  type AttributeChoice,
  type AttributeDefinition,
  type ClosedPeriod,
  type FieldsOf,
  type FormerParent,
  type MeterExchange,
  type ValidValue,
} from '@energycockpit/contract'
import { useTexts, writtenNumber } from '@energycockpit/i18n'
import { usePeriodText } from '../closures/period-text'
import { useClockText } from './clock-text'
import { attributeOfField, textOfAttribute } from './attribute-text'
import { inputsOf } from './field-inputs'

type ObjectFields = FieldsOf<'OBJECT'>

const inputs = new Map(
  structureKinds.flatMap((kind) => inputsOf[kind].map((input) => [input.field, input] as const)),
)

interface Known {
  /** Of nodes, by their ids. */
  names?: Readonly<Record<string, string>>
  attributes?: readonly AttributeDefinition[]
  /** By whose clock meter exchanges are told, that of their location. */
  timeZone?: string | undefined
}

/**
 * Says what a field holds: choices in words, nodes by their names, figures in the user's language, attributes as they are
 * defined, instants by the clock of their location.
 */
export function useFieldText({ names = {}, attributes: definitions = [], timeZone }: Known) {
  const { t, locale, formats } = useTexts()
  const figure = (value: number) => writtenNumber(value, locale, { maximumFractionDigits: 20 })
  const textOfValues = <Value>(values: readonly ValidValue<Value>[], written: (value: Value) => string) =>
    values.length === 0
      ? '–'
      : values
          .map(({ from, value }) => {
            const text = value === null ? '–' : written(value)
            return from === null
              ? text
              : t('validValues.since', { value: text, date: formats.date(from, 'UTC') })
          })
          .join('; ')
  const textOfFormer = (former: readonly FormerParent[]) =>
    former
      .map(({ until, parent }) => {
        const name = parent === null ? t('former.business') : (names[parent] ?? parent)
        return t('former.entry', { name, date: formats.date(until, 'UTC') })
      })
      .join('; ') || '–'
  const atClock = useClockText(timeZone)
  const textOfExchanges = (exchanges: readonly MeterExchange[]) =>
    exchanges
      .map(({ at, oldNumber, newNumber }) => {
        const numbers = { old: oldNumber ?? '–', new: newNumber ?? '–' }
        return t('exchanges.entry', { date: atClock(at), ...numbers })
      })
      .join('; ') || '–'
  const textOfPeriod = usePeriodText()
  const textOfClosed = (periods: readonly ClosedPeriod[]) =>
    periods
      .map((period) => {
        const when = textOfPeriod(period)
        return period.reason === null ? when : t('closures.entry', { when, reason: period.reason })
      })
      .join('; ') || '–'
  const textOfObject = (field: string, value: unknown): string | undefined => {
    switch (field) {
      case 'meteringPoints':
        return (value as ObjectFields['meteringPoints']).map((id) => names[id] ?? id).join(', ') || '–'
      case 'images':
        return t('form.images', { count: (value as ObjectFields['images']).length })
      case 'documents':
        return (value as ObjectFields['documents']).map(({ name }) => name).join(', ') || '–'
      case 'plan':
        return t('form.plan')
      case 'position': {
        const { x, y } = value as NonNullable<ObjectFields['position']>
        return t('form.position', { x: formats.percent(x), y: formats.percent(y) })
      }
      default:
        return undefined
    }
  }
  return (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–'
    const attribute = attributeOfField(field, definitions)
    if (attribute) return textOfAttribute(value, attribute, { locale, formats })
    const ofObject = textOfObject(field, value)
    if (ofObject !== undefined) return ofObject
    if (field === 'definition.type') return t(`attributes.types.${String(value)}`)
    if (field === 'definition.choices')
      return (value as readonly AttributeChoice[]).map(({ name }) => name).join(', ') || '–'
    if (field === 'formula') return namedFormula(String(value), names)
    if (field === 'meterExchanges') return textOfExchanges(value as readonly MeterExchange[])
    if (field === 'closedPeriods') return textOfClosed(value as readonly ClosedPeriod[])
    if (field === 'formerParents') return textOfFormer(value as readonly FormerParent[])
    if (inputs.get(field)?.input === 'valid-values')
      return textOfValues(value as readonly ValidValue[], figure)
    if (inputs.get(field)?.input === 'valid-choices')
      return textOfValues(value as readonly ValidValue<string>[], (choice) => t(`choices.${choice}`))
    if (Array.isArray(value)) return value.length === 0 ? '–' : value.join(', ')
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no')
    if (typeof value === 'number') return figure(value)
    const input = inputs.get(field)
    const text = String(value)
    if (field === 'type' || (input?.input === 'choice' && input.named)) return t(`choices.${text}`)
    return names[text] ?? text
  }
}
