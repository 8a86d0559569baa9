import { countStarts, type SeriesInterval, type Finding } from '../../readings/index'

/**
 * Findings of a series that is looked at part by part: `later` is what was found from `since` on, where the part
 * before was not sure yet. A finding that goes on from one part to the next is one.
 */
export function goOnFinding(
  earlier: readonly Finding[],
  later: readonly Finding[],
  since: number,
  seriesInterval: SeriesInterval,
): Finding[] {
  const found = earlier
    .filter(({ from }) => from < since)
    .map((finding) =>
      finding.to <= since
        ? finding
        : { ...finding, to: since, count: finding.count - countStarts(since, finding.to, seriesInterval) },
    )
  for (const finding of later) {
    const place = found.findIndex((before) => goesOn(before, finding))
    if (place < 0) found.push(finding)
    else found[place] = asOne(found[place]!, finding, seriesInterval)
  }
  return found
}

/** A meter that stands still at another value stands still anew, and a register starts again or is changed once at a time. */
const goesOn = (before: Finding, finding: Finding) =>
  before.kind === finding.kind &&
  before.from <= finding.from &&
  before.to >= finding.from &&
  finding.kind !== 'ROLL_OVER' &&
  finding.kind !== 'METER_CHANGE' &&
  (finding.kind !== 'STUCK' || before.worst === finding.worst)

function asOne(before: Finding, finding: Finding, seriesInterval: SeriesInterval): Finding {
  if (before.from === finding.from) return finding
  const twice = countStarts(finding.from, Math.min(before.to, finding.to), seriesInterval)
  const worse = Math.abs(before.worst ?? 0) > Math.abs(finding.worst ?? 0) ? before : finding
  return {
    ...worse,
    from: before.from,
    to: Math.max(before.to, finding.to),
    count: before.count + finding.count - twice,
  }
}
