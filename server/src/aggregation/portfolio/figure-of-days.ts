import type { PortfolioFigure } from '@energycockpit/contract'
import { figuresAdded } from '../../calculations/index'
import type { MeterDay } from './days-of-meters'

/** With less than that in common, a comparison would be about something else than the figure. */
const leastInCommon = 0.5

interface Compared {
  days: readonly MeterDay[]
  /** The day with which a day is compared; undefined: none. */
  dayBefore: (day: string) => string | undefined
}

/** Adds what meters counted on some days, and compares each meter's day with the same meter's day before. */
export function figureOfDays(days: readonly MeterDay[], before: Compared): PortfolioFigure {
  const expected = added(days, 'expected')
  const share = (count: number, of: number) => (of === 0 ? 0 : Math.min(1, count / of))
  return {
    value: days.some(hasValues) ? added(days, 'value') : null,
    measured: share(added(days, 'measured'), expected),
    estimated: share(added(days, 'estimated'), expected),
    knownBefore: share(
      added(before.days, 'measured') + added(before.days, 'estimated'),
      added(before.days, 'expected'),
    ),
    ...comparisonOf(days, before, expected),
  }
}

function comparisonOf(
  days: readonly MeterDay[],
  before: Compared,
  expected: number,
): Pick<PortfolioFigure, 'comparison' | 'incomparable'> {
  const none = (incomparable: PortfolioFigure['incomparable']) => ({ comparison: null, incomparable })
  if (!before.days.some(hasValues)) return none('NOTHING_BEFORE')
  const wholeBefore = new Map(before.days.filter(isWhole).map((one) => [keyOf(one, one.day), one]))
  const pairs = days.filter(isWhole).flatMap((now) => {
    const day = before.dayBefore(now.day)
    const then = day === undefined ? undefined : wholeBefore.get(keyOf(now, day))
    return then ? [{ now, then }] : []
  })
  if (pairs.length === 0) return none('NOTHING_IN_COMMON')
  const share = figuresAdded(pairs.map(({ now }) => now.expected)) / expected
  if (share < leastInCommon) return none('TOO_LITTLE_IN_COMMON')
  return {
    comparison: {
      value: figuresAdded(pairs.map(({ now }) => now.value)),
      before: figuresAdded(pairs.map(({ then }) => then.value)),
      share: Math.min(1, share),
    },
    incomparable: null,
  }
}

/** A meter that stood elsewhere then measured something else. */
const keyOf = ({ seriesId, locationId }: MeterDay, day: string) => `${seriesId} ${day} ${locationId}`

const hasValues = ({ measured, estimated }: MeterDay) => measured + estimated > 0

const isWhole = ({ measured, estimated, expected }: MeterDay) =>
  expected > 0 && measured + estimated >= expected

const added = (days: readonly MeterDay[], figure: 'value' | 'measured' | 'estimated' | 'expected') =>
  figuresAdded(days.map((one) => one[figure]))
