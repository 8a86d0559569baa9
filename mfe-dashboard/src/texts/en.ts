import failures from '@energycockpit/failures/locales/en.json'
import hierarchy from '@energycockpit/hierarchy/locales/en.json'
import carbon from '../carbon/locales/en.json'
import energyUseLinks from '../energy-uses/links/locales/en.json'
import anomalies from '../overview/tiles/anomalies/locales/en.json'
import today from '../today/locales/en.json'
import own from '../locales/en.json'

export default { ...failures, ...hierarchy, ...own, ...carbon, ...anomalies, ...energyUseLinks, ...today }
