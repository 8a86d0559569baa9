import entering from '@energycockpit/metering-points/entering/locales/en.json'
import table from '@energycockpit/metering-points/table/locales/en.json'
import own from '../locales/en.json'

export default { ...entering, ...own, list: table.list }
