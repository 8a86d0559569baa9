import table from '@energycockpit/metering-points/table/locales/en.json'
import own from '../locales/en.json'

export default { list: table.list, ...own }
