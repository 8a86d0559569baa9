import {
  actionContentSchema,
  type ActionContent,
  type ActionCurrency,
  type ActionInvestment,
  type ActionState,
  type ConsumedProductType,
  type EnergyAction,
  type ExpectedSaving,
} from '@energycockpit/contract'
import { typedValue, writtenValue, type Locale } from '@energycockpit/i18n'
import { calculatedFigure } from '@energycockpit/units'

/** An action as it is typed: figures in the user's language, shares in per cent. */
export interface ActionDraft {
  name: string
  description: string
  nodeId: string
  nodeName: string
  owner: string
  dueOn: string
  state: ActionState
  implementedOn: string
  currency: ActionCurrency
  savings: readonly SavingDraft[]
  hasInvestment: boolean
  investment: InvestmentDraft
  furtherCosts: readonly FurtherCostDraft[]
  links: readonly LinkDraft[]
}
export interface SavingDraft {
  productType: ConsumedProductType
  amount: string
  price: string
  priceChange: string
  degradation: string
  baselineId: string
}
export interface FurtherCostDraft {
  year: string
  cost: string
}
export interface LinkDraft {
  label: string
  url: string
}

const amounts = ['cost', 'subsidy', 'residualValue', 'runningCost'] as const
const shares = ['discountRate', 'runningCostChange'] as const
export type InvestmentDraft = Record<
  'years' | (typeof amounts)[number] | (typeof shares)[number] | `±${'cost' | 'amount' | 'price'}`,
  string
>

export const newSaving: SavingDraft = {
  ...{ productType: 'ELECTRICITY', amount: '', price: '', priceChange: '0', degradation: '0' },
  baselineId: '',
}
const newInvestment: InvestmentDraft = {
  ...{ years: '15', discountRate: '5', cost: '', subsidy: '0', residualValue: '0' },
  ...{ runningCost: '0', runningCostChange: '2', '±cost': '10', '±amount': '20', '±price': '20' },
}

/** The draft of an action, or of a new one in a currency. */
export function draftOf(
  action: EnergyAction | undefined,
  { locale, currency }: { locale: Locale; currency: ActionCurrency },
): ActionDraft {
  const amount = (value: number) => typedValue(value, locale)
  const percent = (value: number) => typedValue(calculatedFigure(value * 100), locale)
  const investment = action?.investment
  return {
    ...{ name: action?.name ?? '', description: action?.description ?? '', owner: action?.owner ?? '' },
    ...{ nodeId: action?.nodeId ?? '', nodeName: action?.nodeName ?? '', dueOn: action?.dueOn ?? '' },
    ...{ state: action?.state ?? 'IDEA', implementedOn: action?.implementedOn ?? '' },
    currency: action?.currency ?? currency,
    savings: (action?.savings ?? []).map((saving) => ({
      ...{ productType: saving.productType, baselineId: saving.baselineId ?? '' },
      ...{ amount: amount(saving.amount), price: amount(saving.price) },
      ...{ priceChange: percent(saving.priceChange), degradation: percent(saving.degradation) },
    })),
    hasInvestment: Boolean(investment),
    investment: investment
      ? {
          ...{ years: amount(investment.years), cost: amount(investment.cost) },
          ...{ subsidy: amount(investment.subsidy), residualValue: amount(investment.residualValue) },
          ...{ runningCost: amount(investment.runningCost) },
          ...{ discountRate: percent(investment.discountRate) },
          ...{ runningCostChange: percent(investment.runningCostChange) },
          ...{ '±cost': percent(investment.uncertainty.cost) },
          ...{ '±amount': percent(investment.uncertainty.amount) },
          ...{ '±price': percent(investment.uncertainty.price) },
        }
      : newInvestment,
    furtherCosts: (investment?.furtherCosts ?? []).map(({ year, cost }) => ({
      year: amount(year),
      cost: amount(cost),
    })),
    links: action?.links ?? [],
  }
}

/** What is wrong with a field, by its place: `name`, `savings.0.amount`, `investment.cost`. */
export type DraftFaults = Readonly<Record<string, true>>

/** What is typed, and what of it the server would refuse. */
export function readDraft(
  draft: ActionDraft,
  locale: Locale,
): { content: ActionContent; faults: DraftFaults } {
  // What is no figure is refused by the schema, at its place.
  const amount = (text: string) => writtenValue(text, locale) ?? Number.NaN
  const percent = (text: string) => rounded(amount(text) / 100)
  const orNull = (text: string) => (text.trim() === '' ? null : text)
  const content: ActionContent = {
    ...{ name: draft.name, description: draft.description, state: draft.state, currency: draft.currency },
    ...{ nodeId: orNull(draft.nodeId), owner: orNull(draft.owner), dueOn: orNull(draft.dueOn) },
    implementedOn: draft.state === 'IMPLEMENTED' ? orNull(draft.implementedOn) : null,
    savings: draft.savings.map((saving): ExpectedSaving => ({
      ...{ productType: saving.productType, baselineId: orNull(saving.baselineId) },
      ...{ amount: amount(saving.amount), price: saving.price.trim() === '' ? 0 : amount(saving.price) },
      ...{ priceChange: percent(saving.priceChange), degradation: percent(saving.degradation) },
    })),
    investment: draft.hasInvestment ? readInvestment(draft, amount, percent) : null,
    links: [...draft.links],
  }
  const issues = actionContentSchema.safeParse(content).error?.issues ?? []
  return { content, faults: Object.fromEntries(issues.map(({ path }) => [path.join('.'), true] as const)) }
}

type Read = (text: string) => number

function readInvestment(
  { investment, furtherCosts }: ActionDraft,
  amount: Read,
  percent: Read,
): ActionInvestment {
  const all = (names: readonly string[], read: Read) =>
    Object.fromEntries(names.map((name) => [name, read(investment[name as keyof InvestmentDraft])]))
  return {
    years: amount(investment.years),
    ...(all(amounts, amount) as Record<(typeof amounts)[number], number>),
    ...(all(shares, percent) as Record<(typeof shares)[number], number>),
    furtherCosts: furtherCosts.map(({ year, cost }) => ({ year: amount(year), cost: amount(cost) })),
    uncertainty: {
      ...{ cost: percent(investment['±cost']), amount: percent(investment['±amount']) },
      price: percent(investment['±price']),
    },
  }
}

/** Per cent as typed, without what binary fractions add: 7 % is 0.07. */
const rounded = (value: number) => Math.round(value * 1e12) / 1e12
