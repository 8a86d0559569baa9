import { LOADS_PER_REPORT, type FeatureLoad } from '@energycockpit/contract'

export interface LoadBatch {
  add(load: Omit<FeatureLoad, 'standsFor'>): void
  /** Sends what has come together, if anything has. */
  flush(): void
}

/** So many loads of a page are told one by one; after them only every tenth, standing for ten. */
const TOLD_ONE_BY_ONE = 50
const SAMPLE = 10

/** Gathers loads to reports of limited length. A page that stays open all day and is used a lot tells a sample. */
export function createLoadBatch(send: (loads: FeatureLoad[]) => void): LoadBatch {
  let waiting: FeatureLoad[] = []
  let count = 0

  function flush(): void {
    if (waiting.length === 0) return
    const loads = waiting
    waiting = []
    send(loads)
  }

  return {
    add(load) {
      count += 1
      const isSampled = count > TOLD_ONE_BY_ONE
      if (isSampled && (count - TOLD_ONE_BY_ONE) % SAMPLE !== 0) return
      waiting.push({ ...load, standsFor: isSampled ? SAMPLE : 1 })
      if (waiting.length === LOADS_PER_REPORT) flush()
    },
    flush,
  }
}
