import {
  budgetContentSchema,
  type ActionCurrency,
  type Budget,
  type BudgetContent,
  type BudgetProfile,
  type ConsumedProductType,
} from '@energycockpit/contract'
import { typedValue, writtenValue, type Locale } from '@energycockpit/i18n'
import { spread } from '../rules/spread'

/** What is budgeted of one kind, as it is typed. */
export interface KindDraft {
  isBudgeted: boolean
  total: string
  /** January to December, where each is typed. */
  months: readonly string[]
}

/** A budget as it is typed: figures in the user's language. */
export interface BudgetDraft {
  name: string
  description: string
  nodeId: string
  nodeName: string
  year: string
  productType: ConsumedProductType
  profile: BudgetProfile
  amounts: KindDraft
  costs: KindDraft
  currency: ActionCurrency
}

const noMonths: readonly string[] = Array<string>(12).fill('')

/** The draft of a budget, or of a new one for a year. */
export function draftOf(
  budget: Budget | undefined,
  { locale, year, currency }: { locale: Locale; year: number; currency: ActionCurrency },
): BudgetDraft {
  const typed = (value: number) => typedValue(Math.round(value * 100) / 100, locale)
  const kind = (months: readonly number[] | null | undefined, isNew: boolean): KindDraft => ({
    isBudgeted: isNew || Boolean(months),
    total: months ? typed(months.reduce((sum, one) => sum + one, 0)) : '',
    months: months?.map(typed) ?? noMonths,
  })
  return {
    ...{ name: budget?.name ?? '', description: budget?.description ?? '' },
    ...{ nodeId: budget?.nodeId ?? '', nodeName: budget?.nodeName ?? '' },
    year: String(budget?.year ?? year),
    ...{ productType: budget?.productType ?? 'ELECTRICITY', profile: budget?.profile ?? 'LAST_YEAR' },
    ...{ amounts: kind(budget?.amounts, !budget), costs: kind(budget?.costs, false) },
    currency: budget?.currency ?? currency,
  }
}

/** What is wrong with a field, by its place: `name`, `amounts.total`, `costs.3`, `profile`. */
export type DraftFaults = Readonly<Record<string, true>>

/** What is typed, and what of it the server would refuse. `shares`: of the months; undefined while they are not known. */
export function readDraft(
  draft: BudgetDraft,
  shares: readonly number[] | undefined,
  locale: Locale,
): { content: BudgetContent; faults: DraftFaults } {
  const figure = (text: string) => writtenValue(text, locale) ?? Number.NaN
  const orNull = (text: string) => (text.trim() === '' ? null : text)
  const months = ({ isBudgeted, total, months: typed }: KindDraft) =>
    !isBudgeted
      ? null
      : draft.profile === 'TYPED'
        ? typed.map(figure)
        : shares
          ? spread(figure(total), shares)
          : Array<number>(12).fill(0)
  const content: BudgetContent = {
    ...{ name: draft.name, description: draft.description, nodeId: orNull(draft.nodeId) },
    ...{ year: figure(draft.year), productType: draft.productType, profile: draft.profile },
    ...{ amounts: months(draft.amounts), costs: months(draft.costs), currency: draft.currency },
  }
  const faults: Record<string, true> = {}
  for (const { path } of budgetContentSchema.safeParse(content).error?.issues ?? []) {
    const [kind] = path
    // What is spread is wrong as a whole.
    const isSpread = (kind === 'amounts' || kind === 'costs') && path.length > 1 && draft.profile !== 'TYPED'
    faults[isSpread ? `${kind}.total` : path.join('.')] = true
  }
  if (draft.profile !== 'TYPED') {
    if (!shares) faults.profile = true
    for (const kind of ['amounts', 'costs'] as const)
      if (draft[kind].isBudgeted && !(figure(draft[kind].total) >= 0)) faults[`${kind}.total`] = true
  }
  return { content, faults }
}
