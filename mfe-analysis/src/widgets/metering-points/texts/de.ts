import table from '@energycockpit/metering-points/table/locales/de.json'
import tables from '../../tables/locales/de.json'

export default { ...table, ...tables }
