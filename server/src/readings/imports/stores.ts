import type { Entities } from '../../entities/entities'
import type { Readings } from '../store/readings-store'

/** What an import writes to. */
export interface Stores {
  entities: Entities
  readings: Readings
}
