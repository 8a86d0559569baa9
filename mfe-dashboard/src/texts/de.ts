import failures from '@energycockpit/failures/locales/de.json'
import hierarchy from '@energycockpit/hierarchy/locales/de.json'
import carbon from '../carbon/locales/de.json'
import energyUseLinks from '../energy-uses/links/locales/de.json'
import anomalies from '../overview/tiles/anomalies/locales/de.json'
import today from '../today/locales/de.json'
import own from '../locales/de.json'

export default { ...failures, ...hierarchy, ...own, ...carbon, ...anomalies, ...energyUseLinks, ...today }
