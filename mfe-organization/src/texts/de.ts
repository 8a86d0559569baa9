import failures from '@energycockpit/failures/locales/de.json'
import hierarchy from '@energycockpit/hierarchy/locales/de.json'
import table from '@energycockpit/metering-points/table/locales/de.json'
import closures from '../closures/locales/de.json'
import exchanges from '../exchanges/locales/de.json'
import kinds from '../kinds/locales/de.json'
import own from '../locales/de.json'
import points from '../points/locales/de.json'

export default {
  ...failures,
  ...hierarchy,
  ...own,
  ...closures,
  ...exchanges,
  ...kinds,
  ...points,
  ...table,
  choices: { ...table.choices, ...own.choices },
}
