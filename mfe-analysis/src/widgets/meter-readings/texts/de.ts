import entering from '@energycockpit/metering-points/entering/locales/de.json'
import table from '@energycockpit/metering-points/table/locales/de.json'
import own from '../locales/de.json'

export default { ...entering, ...own, list: table.list }
