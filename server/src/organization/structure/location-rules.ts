import { faultOfClosed, maxLocationGroups, referenceFields } from '@energycockpit/contract'
import type { Surroundings } from './surroundings'
import { checkFile } from './object-rules'
import { checkFormerParents } from './places-over-time'
import { checkReference } from './reference-rules'
import { checkOtherClock } from './series-below'
import type { ItemOf } from './structure'

type Location = ItemOf<'LOCATION'>

/** A location stands in a unit or directly under the business. */
export function checkLocation(location: Location, around: Surroundings<Location>): void {
  const { before, report } = around
  const { parentOrgUnit, latitude, longitude, timeZone } = location.fields
  checkReference(location, { field: 'parentOrgUnit', kind: 'ORG_UNIT', id: parentOrgUnit }, around)
  checkFormerParents(location, around)
  if ((latitude === null) !== (longitude === null))
    report(latitude === null ? 'latitude' : 'longitude', 'COORDINATES_INCOMPLETE')
  for (const field of ['use', ...referenceFields] as const) {
    const days = location.fields[field].map(({ from }) => from)
    if (new Set(days).size < days.length) report(field, 'DAY_TWICE')
  }
  if (location.fields.locationGroups.length > maxLocationGroups)
    report('locationGroups', 'TOO_MANY_GROUPS', location.fields.name)
  const closed = faultOfClosed(location.fields.closedPeriods)
  if (closed) report('closedPeriods', closed)
  checkRegion(location, around)
  checkWeatherStation(location, around)
  checkFile({ field: 'plan', id: location.fields.plan, isImage: true }, around)
  if (before !== null && before.fields.timeZone !== timeZone) checkOtherClock(location, 'timeZone', around)
}

/** One that is as it was is not questioned: the lists of countries change. */
function checkRegion({ fields }: Location, { before, regions, report }: Surroundings<Location>): void {
  const { country, region } = fields
  if (region === null) return
  if (region === before?.fields.region && country === before.fields.country) return
  if (country === null || !regions.get(country)?.has(region)) report('region', 'REGION_UNKNOWN', region)
}

/** Of any business that the user sees, because a region's station serves several; an unchanged one is not questioned. */
function checkWeatherStation(
  location: Location,
  { structure, before, report }: Surroundings<Location>,
): void {
  const { weatherStation: id } = location.fields
  if (id === null || id === before?.fields.weatherStation) return
  const station = structure.get('METERING_POINT', id)
  if (station === undefined) return report('weatherStation', 'REFERENCE_UNKNOWN', id)
  if (station.fields.objectKind !== 'WEATHER_STATION')
    return report('weatherStation', 'NOT_A_WEATHER_STATION', station.fields.name)
  if (station.archivedAt !== null) report('weatherStation', 'REFERENCE_ARCHIVED', station.fields.name)
}
