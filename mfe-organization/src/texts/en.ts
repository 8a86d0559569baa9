import failures from '@energycockpit/failures/locales/en.json'
import hierarchy from '@energycockpit/hierarchy/locales/en.json'
import table from '@energycockpit/metering-points/table/locales/en.json'
import closures from '../closures/locales/en.json'
import exchanges from '../exchanges/locales/en.json'
import kinds from '../kinds/locales/en.json'
import own from '../locales/en.json'
import points from '../points/locales/en.json'

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
