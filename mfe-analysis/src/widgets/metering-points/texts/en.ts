import table from '@energycockpit/metering-points/table/locales/en.json'
import tables from '../../tables/locales/en.json'

export default { ...table, ...tables }
