import type { Anomaly } from '@energycockpit/contract'
import type { Translate } from '@energycockpit/i18n'

/** Where it is: many meters have the same name. */
export const placeOf = ({ location, point }: Pick<Anomaly, 'location' | 'point'>, t: Translate): string =>
  t('anomalies.place', { location: location.name, point: point.name })
