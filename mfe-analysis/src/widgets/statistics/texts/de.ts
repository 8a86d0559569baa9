import table from '@energycockpit/metering-points/table/locales/de.json'
import own from '../locales/de.json'

export default { list: table.list, ...own }
