import lookUp from '@photostructure/tz-lookup'

/**
 * The IANA zone of a place, in degrees (WGS 84); undefined where there is none, or none that this platform knows. Near
 * borders it may be the neighbour's: of a raster of a few kilometres.
 */
export function zoneAt(latitude: number, longitude: number): string | undefined {
  try {
    const zone = lookUp(latitude, longitude)
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone
  } catch {
    return undefined
  }
}
