import type { ListedFactor } from '@energycockpit/contract'

/** What a series is called that says the values of a factor; of another business with whose it is. */
export const seriesName = ({ name, businessName }: NonNullable<ListedFactor['series']>): string =>
  businessName === undefined ? name : `${name} (${businessName})`
