import { NO_BREAK_SPACE, writtenNumber, type Locale } from '@energycockpit/i18n'

type Side = 'north' | 'south' | 'east' | 'west'

/** `52.2053° N, 0.1218° E`: to eleven metres, as people write a place. */
export function writtenCoordinates(
  { latitude, longitude }: { latitude: number; longitude: number },
  locale: Locale,
  letterOf: (side: Side) => string,
): string {
  const degrees = (value: number, [positive, negative]: [Side, Side]) => {
    const amount = writtenNumber(Math.abs(value), locale, {
      ...{ minimumFractionDigits: 4, maximumFractionDigits: 4 },
    })
    return `${amount}°${NO_BREAK_SPACE}${letterOf(value < 0 ? negative : positive)}`
  }
  return `${degrees(latitude, ['north', 'south'])}, ${degrees(longitude, ['east', 'west'])}`
}
