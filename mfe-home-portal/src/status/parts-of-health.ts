import type { CallResponse, getHealth } from '@energycockpit/contract'

type Health = CallResponse<typeof getHealth>

export interface HealthPart {
  name: 'entities' | 'readings' | 'identity' | 'storage' | 'demo'
  state: 'up' | 'down' | 'free' | 'full' | Health['demo']
  detail: string | null
}

/** The lines of the status table, in the order in which one part needs the other. */
export function partsOfHealth(health: Health): HealthPart[] {
  const stores = (['entities', 'readings', 'identity'] as const).map((name) => ({
    name,
    state: health[name].status,
    detail: health[name].detail ?? null,
  }))
  const storage = health.storage.status === 'up' ? 'free' : 'full'
  return [
    ...stores,
    { name: 'storage', state: storage, detail: null },
    { name: 'demo', state: health.demo, detail: null },
  ]
}
